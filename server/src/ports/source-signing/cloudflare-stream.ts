import { asDate, expiryOf, rs256 } from "./jws.ts";
import { NotSignable, type Sign } from "./source-signing.port.ts";

/**
 * A JWT in the place of the video's id: `/TOKEN/manifest/video.m3u8`, `/TOKEN/downloads/default.mp4`.
 * https://developers.cloudflare.com/stream/viewing-videos/securing-your-stream
 */
export const signCloudflareStream: Sign = ({ kind, url }, { keyId, secret }, now, lifetime) => {
  const address = new URL(url);
  const [, uid = "", rest = ""] = /^\/([^/]+)(\/.+)$/.exec(address.pathname) ?? [];
  if (uid === "") throw new NotSignable("the address names no video");
  const exp = expiryOf(now, lifetime);
  // Without it, a token does not cover MP4 files.
  const download = kind === "file" ? { downloadable: true } : {};
  const payload = { sub: uid, kid: keyId, exp, ...download };
  address.pathname = `/${rs256(JSON.stringify({ alg: "RS256", kid: keyId }), JSON.stringify(payload), secret)}${rest}`;
  return { src: address.href, expiresAt: asDate(exp) };
};
