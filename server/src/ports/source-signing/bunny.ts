import { createHash, createHmac } from "node:crypto";
import { asDate, expiryOf } from "./jws.ts";
import { NotSignable, type Sign } from "./source-signing.port.ts";

type Parameters = readonly (readonly [name: string, value: string])[];

/** @param parameters by name */
export function bunnyToken(key: string, path: string, expires: number, parameters: Parameters): string {
  const data = parameters.map(([name, value]) => `${name}=${value}`).join("&");
  return `HS256-${createHmac("sha256", key).update(`${path}${expires}${data}`).digest("base64url")}`;
}

const asQuery = (parameters: Parameters): string =>
  parameters.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join("");

/**
 * A file's token is in the query. A playlist's is in the path and covers its folder, so that relative addresses in the
 * playlist keep it. Not bound to the viewer's IP address, since that of a phone changes during playback.
 * https://docs.bunny.net/docs/cdn-token-authentication-advanced
 */
export const signBunnyCdn: Sign = ({ kind, url }, { secret }, now, lifetime) => {
  const { origin, pathname, searchParams } = new URL(url);
  const expires = expiryOf(now, lifetime);
  const expiresAt = asDate(expires);
  for (const name of ["token", "expires", "token_path"]) searchParams.delete(name);
  if (kind === "file") {
    searchParams.sort();
    const parameters = [...searchParams];
    const token = bunnyToken(secret, decodeURIComponent(pathname), expires, parameters);
    return { src: `${origin}${pathname}?token=${token}${asQuery(parameters)}&expires=${expires}`, expiresAt };
  }
  const folder = decodeURIComponent(pathname.slice(0, pathname.lastIndexOf("/") + 1));
  const parameters = [["token_path", folder]] as const;
  const token = bunnyToken(secret, folder, expires, parameters);
  return { src: `${origin}/bcdn_token=${token}${asQuery(parameters)}&expires=${expires}${pathname}`, expiresAt };
};

/**
 * A hash as `token`, with the library's own key: `/embed/LIBRARY/VIDEO`.
 * https://docs.bunny.net/stream/token-authentication
 */
export const signBunnyEmbed: Sign = ({ url }, { secret }, now, lifetime) => {
  const address = new URL(url);
  const id = /^\/(?:embed|play)\/\d+\/([\w-]+)\/?$/.exec(address.pathname)?.[1];
  if (id === undefined) throw new NotSignable("the address names no video of a library");
  const expires = expiryOf(now, lifetime);
  address.searchParams.set("token", createHash("sha256").update(`${secret}${id}${expires}`).digest("hex"));
  address.searchParams.set("expires", String(expires));
  return { src: address.href, expiresAt: asDate(expires) };
};
