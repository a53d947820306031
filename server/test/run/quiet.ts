import type { Log } from "#observability/log.ts";

/** A log that discards everything. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
