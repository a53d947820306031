import { pipeline, Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { chosenEncoding, compressed, compressor, leastCompressed, setEncoding } from "./written.ts";

/** Other types, such as pictures, are compressed already. */
const text = /^text\/(?!event-stream)|[/+](json|xml|javascript)\b/;

/** A part of a file consists of its bytes as they are. */
const isCompressible = (reply: FastifyReply): boolean =>
  reply.statusCode !== 206 &&
  !reply.hasHeader("Content-Encoding") &&
  text.test(String(reply.getHeader("Content-Type") ?? ""));

/** Compresses text that is not cached in its compressed form: serialized objects, and files that are streamed. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
    const isWorth = isWhole ? payload.length >= leastCompressed : payload instanceof Readable;
    const encoding = isWorth ? chosenEncoding(request) : "identity";
    if (encoding === "identity" || !isCompressible(reply)) return done();
    setEncoding(reply, encoding);
    reply.removeHeader("Content-Length");
    if (payload instanceof Readable) {
      // If one of them breaks off, the pipeline ends the other.
      done(
        null,
        pipeline(payload, compressor(encoding), () => undefined),
      );
      return;
    }
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    compressed(bytes, encoding).then((shorter) => done(null, shorter), done);
  });
}
