import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "#http/responses/encoding.ts";

/** A document for many visitors, compressed once for all of them. */
export interface KeptPage {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/** Half a percent larger than with 11, in a tenth of the time. */
const brotliQuality = 9;

export async function keepPage(html: string): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  // Weak, since it is the same for all encodings.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { etag, br, gzip: gz, identity };
}

/** The bytes of the page to send; null if the browser's copy is current, which it checks at every visit. */
export function keptToSend(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Buffer | null {
  reply.headers({ "Cache-Control": "no-cache", Vary: "Cookie, Accept-Language, Accept-Encoding", ETag: page.etag });
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  if (known.includes(page.etag)) {
    reply.code(304);
    return null;
  }
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
  if (encoding !== "identity") reply.header("Content-Encoding", encoding);
  reply.type("text/html; charset=utf-8");
  return page[encoding];
}
