import type pg from "pg";
import { memoize } from "#domain/work/memoize.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { ensureData, passwordOf, removeUnfinished } from "./data.ts";
import { bringUp, findRunning, type Running, shutDown } from "./database.ts";
import { errorCode, isAlive } from "./postmaster.ts";
import { archiveWal, keepsChangesAsAsked } from "./wal-archiving.ts";

/** The embedded PostgreSQL. */
export interface Engine {
  /** Database "mindreel"; constant for the engine's whole life. */
  readonly url: string;
  /** Stops the database if this process owns it. Close your own connections first. */
  readonly stop: () => Promise<void>;
  /** Checks the database now instead of within a second, and restarts it if needed. Resolves once it answers. */
  readonly ensureRunning: () => Promise<void>;
}

interface EngineLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface EngineOptions {
  readonly dataDir: string;
  readonly log: EngineLog;
  /** False: use the running database of another owner. If none is running, own it temporarily. */
  readonly owner: boolean;
  /** Whether the database archives its WAL for backups. */
  readonly keepsChanges?: boolean;
  /** Called once only the database is being waited for, if that happens. */
  readonly waits?: () => void;
  /** The PostgreSQL version, if not the one that ships with this Mindreel. */
  readonly major?: number;
}

/** The server's role and database. Not a superuser, so that SQL cannot reach the machine's files. */
const name = "mindreel";
const watchInterval = 1000;
/** Milliseconds that a stopping process tries to reach a database that it lost. */
const reclaimPatience = 5000;

export async function startEmbedded(options: EngineOptions): Promise<Engine> {
  const { dataDir, log, owner, keepsChanges, waits, major } = options;
  const cluster = await openCluster(dataDir, keepsChanges, waits, major);
  const running = owner ? undefined : await findRunning(cluster);
  if (!running) return own(cluster, log);
  await ensureDatabase(cluster, running.admin).finally(() => running.admin.end());
  return { url: urlOf(cluster, running.port), stop: async () => undefined, ensureRunning: async () => undefined };
}

async function own(cluster: Cluster, log: EngineLog): Promise<Engine> {
  const closing = new AbortController();
  await ensureData(cluster);
  let held = await takeOver(cluster, undefined, closing.signal);
  if (!(await keepsChangesAsAsked(cluster, held.admin))) {
    // It was left running by a process with other settings, and reads this one only at startup.
    await shutDown(cluster, held.pid);
    await held.admin.end();
    held = await takeOver(cluster, held.port, closing.signal);
  }
  log.info({ postgresPid: held.pid, port: held.port, dataDir: cluster.dataDir }, "embedded database running");
  removeUnfinished(cluster);
  let lost = false;
  let lastLogged = "";
  const watchConnection = () => {
    const { admin } = held;
    lost = false;
    admin.once("end", () => {
      if (held.admin === admin) lost = true;
    });
  };
  watchConnection();

  const check = async () => {
    if (closing.signal.aborted || (!lost && isAlive(held.pid))) return;
    lost = true;
    if (!lastLogged) log.warn({ pid: held.pid }, "embedded database lost, restarting it");
    const { port } = held;
    // Otherwise a connection that only seemed lost would still hold the lock.
    await held.admin.end();
    held = await takeOver(cluster, port, closing.signal);
    watchConnection();
    if (held.port !== port) {
      // Another process has restarted it on another port and ended. Our pools know one port only, so restart it.
      await shutDown(cluster, held.pid);
      throw new Error(`The database came back on port ${held.port} instead of ${port}.`);
    }
    log.info({ postgresPid: held.pid, port }, "embedded database running again");
  };
  let pending: Promise<void> | undefined;
  const ensureRunning = () => {
    pending ??= check().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const timer = setInterval(() => {
    ensureRunning().then(
      () => {
        lastLogged = "";
      },
      (error: unknown) => {
        const message = String(error);
        if (message !== lastLogged && !closing.signal.aborted)
          log.error({ err: error }, "embedded database could not be restarted yet");
        lastLogged = message;
      },
    );
  }, watchInterval).unref();

  const close = async () => {
    closing.abort();
    clearInterval(timer);
    await pending?.catch(() => undefined);
    const found = lost ? await reclaim(cluster) : held;
    // Without the lock this process no longer owns the database.
    if (found && isAlive(found.pid)) await shutDown(cluster, found.pid);
    await found?.admin.end();
    await held.admin.end();
    log.info({ pid: held.pid }, "embedded database stopped");
  };
  return { url: urlOf(cluster, held.port), stop: memoize(close), ensureRunning };
}

/** The database, if it runs without an owner: a database that this process lost must not outlive it. */
async function reclaim(cluster: Cluster): Promise<Running | undefined> {
  const running = await findRunning(cluster, reclaimPatience);
  if (!running) return undefined;
  try {
    await takeLock(running.admin, cluster.dataDir);
    return running;
  } catch (error) {
    await running.admin.end();
    if (error instanceof OwnedElsewhere) return undefined;
    throw error;
  }
}

/** A running database whose lock this process holds. */
async function takeOver(cluster: Cluster, port: number | undefined, signal: AbortSignal): Promise<Running> {
  for (;;) {
    const running = await bringUp(cluster, port, signal);
    try {
      await takeLock(running.admin, cluster.dataDir);
      await ensureDatabase(cluster, running.admin);
      await archiveWal(cluster, running.admin);
      return running;
    } catch (error) {
      await running.admin.end();
      // Its owner stopped it while this process waited for the lock, so start it again.
      if (error instanceof OwnedElsewhere || !isDisconnection(error)) throw error;
    }
  }
}

function isDisconnection(error: unknown): boolean {
  const code = errorCode(error);
  return code === undefined || code === "ECONNRESET" || code === "EPIPE" || code.startsWith("57P");
}

async function ensureDatabase(cluster: Cluster, admin: pg.Client): Promise<void> {
  const password = passwordOf(cluster, name);
  await createOnce(admin, "pg_roles", "rolname", `CREATE ROLE ${name} LOGIN CREATEDB PASSWORD '${password}'`);
  await createOnce(admin, "pg_database", "datname", `CREATE DATABASE ${name} OWNER ${name}`);
}

async function createOnce(admin: pg.Client, catalogue: string, column: string, statement: string): Promise<void> {
  const { rowCount } = await admin.query(`SELECT FROM ${catalogue} WHERE ${column} = $1`, [name]);
  if (rowCount) return;
  try {
    await admin.query(statement);
  } catch (error) {
    // Another process created it at the same time.
    if (!["42710", "42P04", "23505"].includes(errorCode(error) ?? "")) throw error;
  }
}

function urlOf(cluster: Cluster, port: number): string {
  return `postgres://${name}:${passwordOf(cluster, name)}@127.0.0.1:${port}/${name}`;
}

/** An arbitrary number that must never change. */
const lockKey = 1_835_626_084;

/** Held as long as the connection lives, so it is released even if the process is killed. */
async function takeLock(admin: pg.Client, dataDir: string): Promise<void> {
  await admin.query("SET lock_timeout = '3s'");
  try {
    await admin.query("SELECT pg_advisory_lock($1)", [lockKey]);
  } catch (error) {
    if (errorCode(error) !== "55P03") throw error;
    throw new OwnedElsewhere(await holder(admin), dataDir);
  }
}

async function holder(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [lockKey],
  );
  return rows[0]?.application_name.split(":")[1] ?? "unknown";
}

class OwnedElsewhere extends Error {
  constructor(pid: string, dataDir: string) {
    super(
      `Another Mindreel (process ${pid}) already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = "OwnedElsewhere";
  }
}
