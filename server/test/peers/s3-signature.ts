import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { S3Settings } from "#config/storage-settings.ts";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/;

/**
 * What is wrong with the signature of a request (Signature Version 4, in its header), as a code of S3.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function faultOfSignature(
  { method = "", headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Omit<S3Settings, "endpoint">,
): string | undefined {
  const [, key, scope = "", signedRegion, signedHeaders = "", signature] = form.exec(headers.authorization ?? "") ?? [];
  const date = String(headers["x-amz-date"]);
  const bodyHash = String(headers["x-amz-content-sha256"]);
  if (key === undefined) return "AccessDenied";
  if (key !== accessKeyId) return "InvalidAccessKeyId";
  if (signedRegion !== region) return "AuthorizationHeaderMalformed";
  if (bodyHash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const request = [
    method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(escaped).join("="))
      .sort()
      .join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const signed = ["AWS4-HMAC-SHA256", date, scope, sha256(request)].join("\n");
  const signingKey = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, signed).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
