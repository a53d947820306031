import { context, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** Ends a span, which failed if there is an error. Its message stays out: it may hold what a member has written. */
export function end(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  }
  span.end();
}

/** Works inside a span, which ends with the work. */
export async function within(span: Span, work: () => Promise<void>): Promise<void> {
  try {
    await context.with(trace.setSpan(context.active(), span), work);
    end(span);
  } catch (error) {
    end(span, error);
    throw error;
  }
}

/** Whether something is traced at this moment. What nobody asked for, such as looking for the next job, has no spans. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;
