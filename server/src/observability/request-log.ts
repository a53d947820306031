import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { loggedUrl } from "./redaction.ts";

/** The logged fields of a request. Anything else, such as headers, never gets into the log. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
});

/**
 * Writes one line per request, once it has been answered. Probes and files are numerous and uninteresting, so they are
 * only logged if they fail.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.config.unlogged && !error && reply.statusCode < 400) return;
    // In milliseconds, to the microsecond.
    const responseTime = Math.round(reply.elapsedTime * 1000) / 1000;
    const { traceId } = request;
    const trace = traceId !== undefined && { trace_id: traceId };
    const id = { [this.requestIdLogLabel]: request.id };
    const line = { ...id, req: request, res: { statusCode: reply.statusCode }, responseTime, ...trace };
    // The server's own logger, since one with the request's id would have to be created first.
    const { log } = request.server;
    if (error) log.error({ ...line, err: error }, "request errored");
    else log.info(line, "request completed");
  }
}
