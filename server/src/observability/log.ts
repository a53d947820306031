import type { FastifyBaseLogger } from "fastify";

/** What the parts log to: the part of pino's interface that they need. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
