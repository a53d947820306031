import { createHash, createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "#config/storage-settings.ts";
import { atEnd } from "#test/run/at-end.ts";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

const uriEncoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/;

/**
 * What is wrong with the signature of a request (Signature Version 4, in its header), as a code of S3.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function faultOfSignature(
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
      .map((pair) => pair.map(uriEncoded).join("="))
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

const bucket = "pictures";
const keyBytes = 1_024;
/** All parts of an upload but the last have at least this many bytes. */
const partBytes = 5 * 1024 * 1024;

const statuses: Readonly<Record<string, number>> = {
  ...{ EntityTooSmall: 400, InvalidPart: 400, KeyTooLongError: 400, XAmzContentSHA256Mismatch: 400 },
  ...{ AuthorizationHeaderMalformed: 400, AccessDenied: 403, InvalidAccessKeyId: 403, SignatureDoesNotMatch: 403 },
  ...{ NoSuchBucket: 404, NoSuchKey: 404, NoSuchUpload: 404, MethodNotAllowed: 405 },
};

/** A refusal, with a code of S3. */
class Refused extends Error {}

interface Answer {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly status?: number;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const xml = (name: string, values: Readonly<Record<string, unknown>>, more = ""): Answer => ({
  headers: { "content-type": "application/xml" },
  body: `<${name}>${Object.entries(values)
    .map(([key, value]) => `<${key}>${escaped(String(value))}</${key}>`)
    .join("")}${more}</${name}>`,
});
const tagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** A bucket in memory, with the calls that we use. */
function createBucket() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();

  function list(query: URLSearchParams): Answer {
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after).sort();
    const page = keys.slice(0, Number(query.get("max-keys") ?? 1_000));
    const next = keys.length > page.length ? { NextContinuationToken: page.at(-1) } : {};
    const contents = page.map((key) => xml("Contents", { Key: key, Size: objects.get(key)?.length }).body);
    const about = { Name: bucket, KeyCount: page.length, IsTruncated: keys.length > page.length, ...next };
    return xml("ListBucketResult", about, contents.join(""));
  }

  /** The parts of an upload, as listed by the request that completes it. */
  function joined(parts: ReadonlyMap<number, Buffer>, listed: string): Buffer {
    const wanted = [...listed.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
      const content = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
      const tag = /<ETag>(.*?)<\/ETag>/.exec(part)?.[1]?.replaceAll("&quot;", '"');
      if (content === undefined || tag !== tagOf(content)) throw new Refused("InvalidPart");
      return content;
    });
    if (wanted.slice(0, -1).some(({ length }) => length < partBytes)) throw new Refused("EntityTooSmall");
    return Buffer.concat(wanted);
  }

  function ofUpload(id: string, { method, key, query, body }: Asked): Answer {
    const parts = uploads.get(id);
    if (parts === undefined) throw new Refused("NoSuchUpload");
    if (method === "PUT") {
      parts.set(Number(query.get("partNumber")), body);
      return { headers: { etag: tagOf(body) } };
    }
    if (method !== "POST" && method !== "DELETE") throw new Refused("MethodNotAllowed");
    if (method === "POST") objects.set(key, joined(parts, body.toString()));
    uploads.delete(id);
    return method === "POST" ? xml("CompleteMultipartUploadResult", { Key: key }) : { status: 204 };
  }

  function ofObject({ method, key, body }: Asked): Answer {
    if (method === "PUT") {
      objects.set(key, body);
      return { headers: { etag: tagOf(body) } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const content = objects.get(key);
    if (method !== "GET") throw new Refused("MethodNotAllowed");
    if (content === undefined) throw new Refused("NoSuchKey");
    return { headers: { etag: tagOf(content) }, body: content };
  }

  return (asked: Asked): Answer => {
    const { method, key, query } = asked;
    if (Buffer.byteLength(key) > keyBytes) throw new Refused("KeyTooLongError");
    if (key === "") return method === "HEAD" ? {} : list(query);
    const upload = query.get("uploadId");
    if (upload !== null) return ofUpload(upload, asked);
    if (!query.has("uploads")) return ofObject(asked);
    const id = randomUUID();
    uploads.set(id, new Map());
    return xml("InitiateMultipartUploadResult", { Key: key, UploadId: id });
  };
}

/** A local S3-compatible server, which verifies every signature. */
export async function startS3(): Promise<{
  settings: S3Settings;
  stop: () => Promise<void>;
  /** Restarts it on the same port, with its data. */
  start: () => Promise<void>;
}> {
  const answer = createBucket();
  let server: Server | undefined;
  const known = { region: "us-east-1", bucket, accessKeyId: "peer", secretAccessKey: "secret-of-the-peer" };

  const run = async (wanted: number): Promise<number> => {
    server = createServer(async (request, response) => {
      const body = await buffer(request);
      const url = new URL(request.url ?? "/", "http://127.0.0.1");
      const [, name, ...rest] = decodeURIComponent(url.pathname).split("/");
      const asked = { method: request.method ?? "", key: rest.join("/"), query: url.searchParams, body };
      const answered = (): Answer => {
        try {
          const fault = faultOfSignature(request, url, body, known) ?? (name === bucket ? undefined : "NoSuchBucket");
          if (fault !== undefined) throw new Refused(fault);
          return answer(asked);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return { ...xml("Error", { Code: error.message }), status: statuses[error.message] ?? 500 };
        }
      };
      const { status = 200, headers, body: content = "" } = answered();
      response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(content) }).end(content);
    }).listen(wanted, "127.0.0.1");
    await once(server, "listening");
    // The cast is safe for a server that listens on a port.
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    const closed = server === undefined ? undefined : once(server, "close");
    server?.close().closeAllConnections();
    server = undefined;
    await closed;
  };
  const port = await run(0);
  atEnd(stop);
  return {
    settings: { ...known, endpoint: `http://127.0.0.1:${port}` },
    stop,
    start: async () => void (await run(port)),
  };
}
