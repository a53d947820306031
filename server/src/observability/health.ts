import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "#domain/errors.ts";
import type { Storage } from "#ports/storage/storage.port.ts";

interface Dependencies {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly metricsToken: string | undefined;
}

const open = { config: { access: "anyone" } } as const;

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: Prometheus metrics, guarded by a token. */
export function healthRoutes(app: FastifyInstance, { pool, storage, metricsToken }: Dependencies): void {
  app.get("/healthz", open, async () => ({ status: "ok" }));

  app.get("/readyz", open, async (request) => {
    try {
      // The server listens only once the schema is migrated; this notices if the schema goes away.
      await Promise.all([pool.query("select video_count from library"), storage.check()]);
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      throw new AppError("unavailable");
    }
    return { status: "ready" };
  });

  if (metricsToken !== undefined) serveMetrics(app, metricsToken);
}

function serveMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(`Bearer ${token}`);
  app.get("/metrics", open, async (request, reply) => {
    const given = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(given, expected)) throw new AppError("unauthenticated");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
