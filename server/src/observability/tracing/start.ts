import type { TracingSettings } from "#config/config.ts";
import type { Tracing } from "./tracing.ts";

/** Loads OpenTelemetry only if tracing is configured. */
export async function startTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { openTracing } = await import("./open.ts");
  return openTracing(settings);
}
