import { context, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** Ends a span, as failed if there is an error. The error message is left out: it may contain text by a member. */
export function end(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  }
  span.end();
}

/** Runs work inside a span, which ends with the work. */
export async function within(span: Span, work: () => Promise<void>): Promise<void> {
  try {
    await context.with(trace.setSpan(context.active(), span), work);
    end(span);
  } catch (error) {
    end(span, error);
    throw error;
  }
}

/** Whether the current context is traced. Background activity, such as polling for the next job, has no spans. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;
