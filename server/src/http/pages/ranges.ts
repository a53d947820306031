import type { FastifyError, FastifyInstance } from "fastify";

const wholeHeader = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/** Whether a range has the form of the usual ones: from one byte to the end, or to a later byte. */
function isOrdinary(range: string): boolean {
  const [, from, to] = wholeHeader.exec(range) ?? [];
  return from !== undefined && (to === undefined || Number(from) <= Number(to));
}

/**
 * Serves the ranges of files that players and downloads ask for. Any other is ignored, as RFC 9110 (14.2) allows: the
 * file server takes some that it should not. A range past the end is refused.
 */
export function boundRanges(files: FastifyInstance): void {
  files.addHook("onRequest", (request, _reply, done) => {
    const { range } = request.raw.headers;
    if (range !== undefined && !isOrdinary(range)) delete request.raw.headers.range;
    done();
  });
  const { errorHandler } = files;
  files.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    if (error.statusCode !== 416) return errorHandler(error, request, reply);
    return reply
      .code(416)
      .headers(error.headers ?? {})
      .send();
  });
}
