import type { FastifyInstance } from "fastify";

/** Spans of requests and jobs, with the SQL statements and the outgoing requests of each. */
export interface Tracing {
  readonly requests: (app: FastifyInstance) => void;
  /** Traces the run of a job. */
  readonly job: (queue: string, work: () => Promise<void>) => Promise<void>;
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
