import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { memoize } from "#domain/work/memoize.ts";
import { type Encoding, encodingFor } from "#http/input/headers.ts";

type Compressed = Exclude<Encoding, "identity">;

/** Below this size, compression saves no packet. */
export const leastCompressed = 1024;

/** Brotli's quality for what is compressed while its caller waits. */
const fast = 4;

const brotliOptions = (quality: number, size?: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window of 256 KB covers nearly every response; the default of 4 MB is memory that each call would touch.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    ...(size !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
});

export const compressed = (bytes: Buffer, encoding: Compressed, quality = fast): Promise<Buffer> =>
  encoding === "br"
    ? promisify(brotliCompress)(bytes, brotliOptions(quality, bytes.length))
    : promisify(gzip)(bytes, quality > fast ? { level: 9 } : {});

/** Compresses a stream. */
export const compressor = (encoding: Compressed) =>
  encoding === "br" ? createBrotliCompress(brotliOptions(fast)) : createGzip();

/** A response body as bytes. It may be cached, and sent any number of times. */
export class Written {
  readonly bytes: Buffer;
  readonly #quality: number;
  readonly #compressed: { br?: Buffer; gzip?: Buffer } = {};
  readonly #compress = memoize(async (encoding: Compressed) => {
    const bytes = await compressed(this.bytes, encoding, this.#quality);
    this.#compressed[encoding] = bytes;
    return bytes;
  });

  constructor(content: string | ArrayBuffer | Buffer, quality = fast) {
    this.bytes =
      typeof content === "string" ? Buffer.from(content) : Buffer.isBuffer(content) ? content : Buffer.from(content);
    this.#quality = quality;
  }

  /** The bytes in an encoding: compressed once for all callers, when the first of them accepts that. */
  in(encoding: Encoding): Awaitable<Buffer> {
    if (encoding === "identity") return this.bytes;
    return this.#compressed[encoding] ?? this.#compress(encoding);
  }
}

/** Approximate memory of a cached response, including its compressed forms. */
export const sizeOf = ({ bytes: { length } }: Written): number =>
  length < leastCompressed ? length : Math.ceil(1.5 * length);

/** The caller's preferred encoding, among those produced here. */
export function chosenEncoding({ headers }: Pick<FastifyRequest, "headers">): Encoding {
  const accepted = headers["accept-encoding"];
  return accepted === undefined || headers["x-no-compression"] !== undefined ? "identity" : encodingFor(accepted);
}

/** Sets the headers for an encoding. */
export function setEncoding(reply: FastifyReply, encoding: Encoding): void {
  if (encoding === "identity") return;
  const vary = reply.getHeader("Vary");
  reply.headers({
    "Content-Encoding": encoding,
    Vary: vary === undefined ? "accept-encoding" : `${vary}, Accept-Encoding`,
  });
}

/** The bytes to send, in the caller's preferred encoding. */
export function toSend(request: FastifyRequest, reply: FastifyReply, written: Written): Awaitable<Buffer> {
  const encoding = written.bytes.length < leastCompressed ? "identity" : chosenEncoding(request);
  setEncoding(reply, encoding);
  return written.in(encoding);
}
