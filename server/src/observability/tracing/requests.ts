import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * A span for each request, except for files and probes: its route and status, but no data from the caller.
 * @param behindProxy whether incoming traces are continued
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, behindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { url: route = "unknown", config } = request.routeOptions;
    if (config.unlogged) return done();
    const parent = behindProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = { "http.request.method": request.method, "http.route": route };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    if (span.isRecording()) request.traceId = span.spanContext().traceId;
    context.with(trace.setSpan(parent, span), done);
  });
  // Restores the context after a body was read, whose events run in the connection's context.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
