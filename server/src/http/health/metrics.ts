import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { AppError } from "#domain/errors.ts";
import type { Figures } from "#observability/figures.ts";
import { bearsToken } from "#security/authentication.ts";

interface Dependencies {
  readonly token: string;
  readonly pool: Pool;
  readonly figures: () => Promise<Figures>;
}

/** Sets the installation's gauges on each scrape. */
function followFigures(registry: Registry, { pool, figures }: Omit<Dependencies, "token">): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `mindreel_${name}`, help, labelNames, registers: [registry] });
  const up = gauge("database_up", "1 if the database answered what the other figures come from, else 0");
  const connections = gauge("database_connections", "Connections of this server to its database", ["state"]);
  const waiting = gauge("database_waiting", "Queries of this server that wait for a connection");
  const jobs = gauge("jobs", "Jobs that are due, are tried again, or were given up in the last week", [
    "queue",
    "state",
  ]);
  const events = gauge("payment_events", "Events of the payment provider that are not handled", ["state"]);
  const backup = gauge("backup_age_seconds", "Age of the newest backup; absent where there is none");
  const lag = gauge("replica_lag_seconds", "Seconds by which the replica is behind; absent where there is none");
  const free = gauge("disk_free_bytes", "Free space on the disk of a folder", ["folder"]);
  const size = gauge("disk_size_bytes", "Size of the disk of a folder", ["folder"]);
  const members = gauge("members", "Accounts: all, and those that are pro", ["kind"]);
  const ofDatabase = [jobs, events, backup, lag, free, size, members];

  return async () => {
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    for (const each of ofDatabase) each.reset();
    try {
      const now = await figures();
      up.set(1);
      for (const { queue, ...states } of now.jobs) {
        for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
      }
      for (const [state, count] of Object.entries(now.events)) events.set({ state }, count);
      if (now.backupAge !== undefined) backup.set(now.backupAge);
      if (now.replicaLag !== undefined) lag.set(now.replicaLag);
      for (const { folder, ...disk } of now.disks) {
        free.set({ folder }, disk.free);
        size.set({ folder }, disk.size);
      }
      members.set({ kind: "all" }, now.members.users);
      members.set({ kind: "pro" }, now.members.pro);
    } catch {
      up.set(0);
    }
  };
}

/** `/metrics` for Prometheus, for callers with the token: the process, its calls, and the installation. */
export function serveMetrics(app: FastifyInstance, { token, ...sources }: Dependencies): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its response",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const refresh = followFigures(registry, sources);

  app.get("/metrics", { config: { access: "anyone", unlogged: true } }, async (request, reply) => {
    if (!bearsToken(request.headers.authorization, token)) throw new AppError("unauthenticated");
    await refresh();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
