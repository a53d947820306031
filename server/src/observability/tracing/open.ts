import { setTimeout as sleep } from "node:timers/promises";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "#config/config.ts";
import { release } from "#files/release.ts";
import { traceOutgoing } from "./outgoing.ts";
import { traceRequests } from "./requests.ts";
import { within } from "./spans.ts";
import { traceStatements } from "./statements.ts";
import type { Tracing } from "./tracing.ts";

/** Milliseconds. */
const interval = 1_000;
const stopPatience = 2_000;

/**
 * Starts tracing. Everything is instrumented by hand, by hooks and Node's diagnostics channels: OpenTelemetry's own
 * instrumentations patch modules as they are loaded, but the server is bundled.
 */
export function openTracing({ endpoint, serviceName, ratio, behindProxy }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "service.version": release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: interval })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer("mindreel", release);
  traceStatements(tracer);
  traceOutgoing(tracer);

  return {
    requests: (app) => traceRequests(app, tracer, behindProxy),
    job: (queue, work) => {
      const attributes = { "messaging.destination.name": queue };
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes, root: true });
      return within(span, work);
    },
    logged: () => {
      const current = trace.getActiveSpan();
      return current?.isRecording() ? { trace_id: current.spanContext().traceId } : {};
    },
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), sleep(stopPatience, undefined, { ref: false })]),
  };
}
