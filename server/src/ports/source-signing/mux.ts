import { asDate, expiryOf, rs256 } from "./jws.ts";
import { NotSignable, type Sign } from "./source-signing.port.ts";

/**
 * A JWT as `token`, for a playback id: `/ID.m3u8`, `/ID/high.mp4`.
 * https://www.mux.com/docs/guides/secure-video-playback
 */
export const signMux: Sign = ({ url }, { keyId, secret }, now, lifetime) => {
  const address = new URL(url);
  const id = /^\/([^/.]+)/.exec(address.pathname)?.[1];
  if (id === undefined) throw new NotSignable("the address names no playback id");
  const exp = expiryOf(now, lifetime);
  address.searchParams.delete("token");
  // With a token, Mux ignores all other parameters and reads them from the token.
  const modifiers = Object.fromEntries(address.searchParams);
  const payload = { ...modifiers, sub: id, aud: "v", exp, kid: keyId };
  const token = rs256(JSON.stringify({ alg: "RS256", typ: "JWT", kid: keyId }), JSON.stringify(payload), secret);
  address.search = `?token=${token}`;
  return { src: address.href, expiresAt: asDate(exp) };
};
