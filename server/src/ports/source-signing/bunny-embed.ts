import { createHash } from "node:crypto";
import { asDate, expiryOf } from "./expiry.ts";
import { NotSignable, type Sign } from "./source-signing.port.ts";

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
