import { subscribe } from "node:diagnostics_channel";
import { type Span, SpanKind, type Tracer } from "@opentelemetry/api";
import { end, isTraced } from "./spans.ts";

/** Reads a property of a channel's message, whose shape is that in the channel's documentation. */
const part = (message: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    message,
  );

/** The host without path and query, which may contain secrets. */
function hostOf(request: unknown): string {
  const origin = part(request, "origin");
  const host = part(request, "host");
  if (origin instanceof URL || (typeof origin === "string" && URL.canParse(origin))) return new URL(origin).host;
  return typeof host === "string" ? host : "unknown";
}

/**
 * A span for each outgoing request in a traced context: its method, host and status. Covers `fetch` and node:http(s).
 */
export function traceOutgoing(tracer: Tracer): void {
  const spans = new WeakMap<object, Span>();
  const requestIn = (message: unknown): object | undefined => {
    const request = part(message, "request");
    return typeof request === "object" && request !== null ? request : undefined;
  };
  const begun = (message: unknown) => {
    const request = requestIn(message);
    if (request === undefined || !isTraced()) return;
    const [method, host] = [String(part(request, "method")), hostOf(request)];
    const attributes = { "http.request.method": method, "server.address": host };
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const answered = (message: unknown) => {
    const status = part(message, "response", "statusCode");
    const span = spans.get(requestIn(message) ?? {});
    if (typeof status === "number") span?.setAttribute("http.response.status_code", status);
  };
  const ended = (message: unknown) => {
    const span = spans.get(requestIn(message) ?? {});
    if (span !== undefined) end(span, part(message, "error"));
  };
  subscribe("undici:request:create", begun);
  subscribe("undici:request:headers", answered);
  subscribe("undici:request:trailers", ended);
  subscribe("undici:request:error", ended);
  subscribe("http.client.request.created", begun);
  subscribe("http.client.response.finish", (message) => {
    answered(message);
    ended(message);
  });
  subscribe("http.client.request.error", ended);
}
