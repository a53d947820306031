import type { TracingSettings } from "#config/config.ts";
import type { Tracing } from "./tracing.ts";

/** Nothing of OpenTelemetry is loaded where nobody asks for traces. */
export async function startTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { openTracing } = await import("./open.ts");
  return openTracing(settings);
}
