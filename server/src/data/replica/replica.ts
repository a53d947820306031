import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Database, type Db, openDatabase } from "#data/database.ts";
import { reasonOf } from "#data/database-errors.ts";
import type { Log } from "#observability/log.ts";

/** Milliseconds between checks of the replica's replay position. */
const proveEvery = 250;
/** The most connections from each server to the replica, besides the one that checks its position. */
const connections = 10;
/** Milliseconds until the next attempt to reach a replica that is away. */
const retryAfter = 1_000;

export type ReplicaState =
  | { readonly state: "fresh" }
  | { readonly state: "behind" }
  | { readonly state: "away"; readonly reason: string };

/**
 * For reads that may be a second old: not for anything that members read after their own write, nor for cached reads.
 */
export interface Replica {
  /** Reads from the replica while it is at most a second behind, and from the primary otherwise or if the replica fails. */
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The database for a long-running read. */
  readonly db: () => Db;
  /** The replica's state; undefined if there is none. */
  readonly look: () => Promise<ReplicaState | undefined>;
  /**
   * Seconds that the replica took, or has taken so far, to reach the primary's position; undefined if there is none.
   */
  readonly lag: () => number | undefined;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

const without = ({ db }: Database): Replica => ({
  read: (work) => work(db),
  db: () => db,
  look: async () => undefined,
  lag: () => undefined,
  start: () => undefined,
  close: async () => undefined,
});

/** @param url the replica's address; undefined if there is none */
export function createReplica(primary: Database, url: string | undefined, log: Log): Replica {
  if (url === undefined) return without(primary);
  const closing = new AbortController();
  let pool: Database | undefined;
  let freshUntil = 0;
  let running = Promise.resolve();
  /** A position of the primary that the replica has not reached yet, and since when. */
  let ahead: { readonly since: number; readonly place: WalPosition } | undefined;
  /** When the replica last reached the position in question, and how many milliseconds that had taken. */
  let reached = { at: performance.now(), after: 0 };

  const measure = async (standby: pg.Client, now: WalPosition, asked: number, isFresh: boolean) => {
    ahead ??= { since: asked, place: now };
    // With a constant lag, each position is reached in time but never at once.
    if (!isFresh && !(await catchesUp(standby, ahead.place, 0))) return;
    reached = { at: performance.now(), after: performance.now() - ahead.since };
    ahead = undefined;
  };

  const current = (): Db | undefined => (performance.now() < freshUntil ? pool?.db : undefined);

  /** Checks again and again how far the replica has come, until it fails. */
  async function follow(address: string): Promise<void> {
    const standby = await openStandby(address);
    try {
      pool = openDatabase(address, log, connections, pg.Client);
      while (!closing.signal.aborted) {
        const asked = performance.now();
        const place = await walPositionOf(primary.pool).catch(() => undefined);
        if (place !== undefined) {
          const isFresh = await catchesUp(standby, place, asked + mostLag);
          if (isFresh) freshUntil = asked + mostLag;
          await measure(standby, place, asked, isFresh);
        }
        await sleep(proveEvery, undefined, { signal: closing.signal, ref: false });
      }
    } finally {
      standby.connection.stream.destroy();
    }
  }

  async function run(address: string): Promise<void> {
    let logged = false;
    while (!closing.signal.aborted) {
      const began = performance.now();
      await follow(address).catch((error: unknown) => {
        if (closing.signal.aborted) return;
        freshUntil = 0;
        // Once each time it goes away, not for each attempt to reach it.
        if (!logged || performance.now() - began > 2 * retryAfter) {
          log.warn({ err: error }, "replica unavailable: all reads go to the primary");
        }
        logged = true;
      });
      // Reads still waiting for the replica go to the primary instead.
      const left = pool;
      pool = undefined;
      await left?.close();
      await sleep(retryAfter, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    db: () => current() ?? primary.db,
    read: async (work) => {
      const replica = current();
      if (replica === undefined) return work(primary.db);
      try {
        return await work(replica);
      } catch (error) {
        // For example, the connection broke, or the primary removed the rows meanwhile (a conflict with recovery).
        log.warn({ err: error }, "read failed at the replica: retrying at the primary");
        return work(primary.db);
      }
    },
    look: async () => {
      try {
        const place = await walPositionOf(primary.pool);
        const standby = await openStandby(url);
        try {
          return { state: (await catchesUp(standby, place, performance.now() + mostLag)) ? "fresh" : "behind" };
        } finally {
          standby.connection.stream.destroy();
        }
      } catch (error) {
        return { state: "away", reason: reasonOf(error) };
      }
    },
    lag: () => {
      const waiting = performance.now() - (ahead?.since ?? reached.at);
      return Math.max(reached.after, waiting < proveEvery + mostLag ? 0 : waiting) / 1_000;
    },
    start: () => {
      running = run(url);
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** The most milliseconds by which the replica may lag behind the primary. */
const mostLag = 1_000;
/** Milliseconds until a replica that does not answer counts as away. */
const patience = 5_000;
/** Milliseconds between checks of the replay position. */
const pause = 50;

/** The replica's address leads to a server that is no replica of this database. */
class NoReplica extends Error {}

interface WalPosition {
  /** The system identifier of the database. */
  readonly system: string;
  /** The position (LSN) in its WAL. */
  readonly position: string;
}

type Queryable = Pick<pg.Pool, "query">;

async function walPositionOf(primary: Queryable): Promise<WalPosition> {
  const { rows } = await primary.query<WalPosition>(
    "select system_identifier::text as system, pg_current_wal_lsn()::text as position from pg_control_system()",
  );
  const [place] = rows;
  if (place === undefined) throw new Error("the database did not return its position");
  return place;
}

async function openStandby(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: "mindreel-replica",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Waits until a replica has reached a position of the primary.
 * @returns whether it got there in time
 * @throws an error that says why it is not a replica of that database
 */
async function catchesUp(standby: Queryable, place: WalPosition, until: number): Promise<boolean> {
  for (;;) {
    const { rows } = await standby.query<{ standby: boolean; system: string; reached: boolean | null }>(
      `select pg_is_in_recovery() as standby, system_identifier::text as system,
         pg_last_wal_replay_lsn() >= $1::pg_lsn as reached from pg_control_system()`,
      [place.position],
    );
    const [found] = rows;
    if (!found?.standby) throw new NoReplica("It is not a standby.");
    if (found.system !== place.system) throw new NoReplica("It is a standby of another database.");
    if (found.reached) return true;
    if (performance.now() >= until) return false;
    await sleep(pause);
  }
}
