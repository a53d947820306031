import type { Log } from "#observability/log.ts";

/** A log that nobody reads. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
