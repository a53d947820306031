import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor } from "./encoding.ts";

/** A response body serialized by its contract's schema. It may be cached, and sent any number of times. */
export class Written {
  readonly bytes: Buffer;

  constructor(content: string | ArrayBuffer | Buffer) {
    this.bytes =
      typeof content === "string" ? Buffer.from(content) : Buffer.isBuffer(content) ? content : Buffer.from(content);
  }
}

/** Serializes the responses of one call, reduced to the contract's schema. */
export type Write<Body> = (body: Body) => Written;

/** Below this size, compression saves no packet. The compression plugin has the same limit. */
export const leastCompressed = 1024;

/** Compressed once for all callers who get the same bytes, and cached as long as these are. */
const compressed = new WeakMap<Buffer, Map<"br" | "gzip", Promise<Buffer>>>();
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 KB covers nearly every response; the default of 4 MB is memory that each call would touch.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

function compress(bytes: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  const known = compressed.get(bytes) ?? new Map<"br" | "gzip", Promise<Buffer>>();
  compressed.set(bytes, known);
  const made = known.get(encoding) ?? compressors[encoding](bytes);
  known.set(encoding, made);
  return made;
}

/** Approximate memory of a cached response, including its compressed forms. */
export const sizeOf = ({ length }: Buffer): number => (length < leastCompressed ? length : Math.ceil(1.5 * length));

/** The caller's preferred encoding, among those produced here. */
export function chosenEncoding({ headers }: Pick<FastifyRequest, "headers">): Encoding {
  const accepted = headers["accept-encoding"];
  return accepted === undefined || headers["x-no-compression"] !== undefined ? "identity" : encodingFor(accepted);
}

/** The bytes in an encoding. */
export const encoded = ({ bytes }: Written, encoding: Encoding): Buffer | Promise<Buffer> =>
  encoding === "identity" ? bytes : compress(bytes, encoding);

/** Sets the headers for an encoding. */
export function setEncoding(reply: FastifyReply, encoding: Encoding): void {
  if (encoding === "identity") return;
  const vary = reply.getHeader("Vary");
  reply.headers({
    "Content-Encoding": encoding,
    Vary: vary === undefined ? "accept-encoding" : `${vary}, Accept-Encoding`,
  });
}

/** The bytes to send, in the caller's preferred encoding. Other encodings are left to the plugin. */
export function toSend(request: FastifyRequest, reply: FastifyReply, written: Written): Buffer | Promise<Buffer> {
  const encoding = written.bytes.length < leastCompressed ? "identity" : chosenEncoding(request);
  setEncoding(reply, encoding);
  return encoded(written, encoding);
}
