import type { FastifyBaseLogger } from "fastify";

/** The part of pino's interface that we use. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
