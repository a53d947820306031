import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { AppError } from "#domain/errors.ts";
import type { Figures } from "#observability/figures.ts";
import type { Storage } from "#ports/storage/storage.port.ts";

interface Dependencies {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly metricsToken: string | undefined;
  /** Whether the server is about to stop. */
  readonly stopping: () => boolean;
  readonly figures: () => Promise<Figures>;
}

const open = { config: { access: "anyone", unlogged: true } } as const;
/** Milliseconds for which a readiness result is reused. */
const probeLasts = 1_000;

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: Prometheus metrics, guarded by a token. */
export async function healthRoutes(
  app: FastifyInstance,
  { pool, storage, metricsToken, stopping, figures }: Dependencies,
): Promise<void> {
  app.get("/healthz", open, async () => ({ status: "ok" }));

  const isReady = createProbe(async () => {
    try {
      // The server listens only once the schema is migrated; this detects if the schema is lost later.
      await Promise.all([pool.query("select video_count from library"), storage.check()]);
      return true;
    } catch (error) {
      app.log.error({ err: error }, "not ready");
      return false;
    }
  });
  app.get("/readyz", open, async () => {
    if (stopping() || !(await isReady())) throw new AppError("unavailable");
    return { status: "ready" };
  });

  // Loaded only if metrics are configured.
  if (metricsToken === undefined) return;
  const { serveMetrics } = await import("./metrics.ts");
  serveMetrics(app, { token: metricsToken, pool, figures });
}

/** Shares one probe per second among all callers, so that frequent checks cost nothing. */
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
