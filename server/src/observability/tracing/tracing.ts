import type { FastifyInstance } from "fastify";
import type { JobDefinition } from "#jobs/jobs.ts";

/** Spans of requests and jobs, with the SQL statements and the outgoing requests of each. */
export interface Tracing {
  readonly requests: (app: FastifyInstance) => void;
  readonly job: (definition: JobDefinition) => JobDefinition;
  /** What the log says besides, wherever something is logged. */
  readonly logged: () => { trace_id?: string };
  /** Sends what is left, for two seconds at most. */
  readonly stop: () => Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Absent: the request is not traced. */
    traceId?: string;
  }
}
