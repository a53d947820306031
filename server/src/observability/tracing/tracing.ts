import type { FastifyInstance } from "fastify";
import type { JobDefinition } from "#jobs/jobs.ts";

/** Spans of requests and jobs, with the SQL statements and the outgoing requests of each. */
export interface Tracing {
  readonly requests: (app: FastifyInstance) => void;
  readonly job: (definition: JobDefinition) => JobDefinition;
  /** Fields that are added to each log line. */
  readonly logged: () => { trace_id?: string };
  /** Sends the remaining spans, for up to two seconds. */
  readonly stop: () => Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Absent: the request is not traced. */
    traceId?: string;
  }
}
