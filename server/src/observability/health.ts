import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { AppError } from "#domain/errors.ts";
import type { Storage } from "#ports/storage/storage.port.ts";

interface Dependencies {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly metricsToken: string | undefined;
}

const open = { config: { access: "anyone", unlogged: true } } as const;
/** Milliseconds for which an answer to whether the server is ready stands. */
const probeLasts = 1_000;

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: Prometheus metrics, guarded by a token. */
export async function healthRoutes(app: FastifyInstance, { pool, storage, metricsToken }: Dependencies): Promise<void> {
  app.get("/healthz", open, async () => ({ status: "ok" }));

  const isReady = createProbe(async () => {
    try {
      // The server listens only once the schema is migrated; this notices if the schema goes away.
      await Promise.all([pool.query("select video_count from library"), storage.check()]);
      return true;
    } catch (error) {
      app.log.error({ err: error }, "not ready");
      return false;
    }
  });
  app.get("/readyz", open, async () => {
    if (!(await isReady())) throw new AppError("unavailable");
    return { status: "ready" };
  });

  if (metricsToken !== undefined) await serveMetrics(app, metricsToken);
}

/** Shares one probe a second among all who ask, so that asking often costs nothing. */
function createProbe(probe: () => Promise<boolean>): () => Promise<boolean> {
  let last: { readonly outcome: Promise<boolean>; endedAt: number } | undefined;
  return () => {
    if (last !== undefined && performance.now() - last.endedAt < probeLasts) return last.outcome;
    const current = { outcome: probe(), endedAt: Number.POSITIVE_INFINITY };
    last = current;
    void current.outcome.finally(() => {
      current.endedAt = performance.now();
    });
    return current.outcome;
  };
}

async function serveMetrics(app: FastifyInstance, token: string): Promise<void> {
  // Loaded only where somebody asks for metrics.
  const { collectDefaultMetrics, Histogram, Registry } = await import("prom-client");
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
