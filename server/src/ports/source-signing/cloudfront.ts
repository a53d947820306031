import { sign } from "node:crypto";
import { asDate, expiryOf } from "./jws.ts";
import type { Sign } from "./source-signing.port.ts";

const reserved: Readonly<Record<string, string>> = { "+": "-", "=": "_", "/": "~" };

/** Base64 with CloudFront's own replacements, which are not those of base64url. */
const asText = (bytes: Buffer): string =>
  bytes.toString("base64").replaceAll(/[+=/]/g, (character) => reserved[character] ?? "");

/**
 * A signed policy in the query. A file's is canned: its address and a time. A playlist's covers its folder, for
 * distributions that pass the query on to the files of the playlist; players do not. CloudFront's default is SHA-1.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-signed-urls.html
 */
export const signCloudFront: Sign = ({ kind, url }, { keyId, secret }, now, lifetime) => {
  const address = new URL(url);
  address.hash = "";
  for (const name of ["Expires", "Policy", "Signature", "Key-Pair-Id"]) address.searchParams.delete(name);
  const plain = address.href;
  const expires = expiryOf(now, lifetime);
  const resource = kind === "file" ? plain : new URL("./*", plain).href;
  const policy = JSON.stringify({
    Statement: [{ Resource: resource, Condition: { DateLessThan: { "AWS:EpochTime": expires } } }],
  });
  const terms = kind === "file" ? `Expires=${expires}` : `Policy=${asText(Buffer.from(policy))}`;
  const signature = asText(sign("sha1", Buffer.from(policy), secret));
  const more = plain.includes("?") ? "&" : "?";
  return {
    src: `${plain}${more}${terms}&Signature=${signature}&Key-Pair-Id=${encodeURIComponent(keyId)}`,
    expiresAt: asDate(expires),
  };
};
