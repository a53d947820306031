import { createHash, createHmac } from "node:crypto";
import { NotSignable, type Sign } from "./source-signing.port.ts";

/** Percent-encodes by RFC 3986, which covers more characters than `encodeURIComponent`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/**
 * AWS Signature Version 4 in the query, for one object.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export const signS3: Sign = ({ url }, { keyId, region, secret }, now, lifetime) => {
  const { origin, host, pathname, searchParams } = new URL(url);
  if (pathname === "/") throw new NotSignable("the address names no object");
  const path = pathname
    .split("/")
    .map((part) => encoded(decodeURIComponent(part)))
    .join("/");
  const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const query = [
    ...[...searchParams].filter(([name]) => !name.startsWith("X-Amz-")),
    ["X-Amz-Algorithm", "AWS4-HMAC-SHA256"],
    ["X-Amz-Credential", `${keyId}/${scope}`],
    ["X-Amz-Date", time],
    ["X-Amz-Expires", String(lifetime)],
    ["X-Amz-SignedHeaders", "host"],
  ]
    .map(([name = "", value = ""]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const request = ["GET", path, query, `host:${host}`, "", "host", "UNSIGNED-PAYLOAD"].join("\n");
  const digest = createHash("sha256").update(request).digest("hex");
  const key = [...scope.split("/")].reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  const signature = hmac(Buffer.from(key), ["AWS4-HMAC-SHA256", time, scope, digest].join("\n")).toString("hex");
  const began = Math.floor(now.getTime() / 1000) * 1000;
  return {
    src: `${origin}${path}?${query}&X-Amz-Signature=${signature}`,
    expiresAt: new Date(began + lifetime * 1000),
  };
};
