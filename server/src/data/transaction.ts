import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseClient } from "#db/hosts/client.ts";
import { drizzle } from "#db/orm.ts";
import { type Db, holdingConnection, poolOf } from "./database.ts";
import { databaseErrorCode, readOnly } from "./database-errors.ts";

/** serialization_failure and deadlock_detected: running the transaction again may succeed. */
const transient = new Set(["40001", "40P01"]);
const attempts = 5;
/** The longest pause before a retry, in milliseconds; random, so that colliding transactions do not meet again. */
const pause = 50;

/** Runs a transaction, and retries it after a conflict with another one (deadlock, serialization failure). */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactionOnce(poolOf(db), work);
    } catch (error) {
      const code = databaseErrorCode(error);
      if (attempt === attempts || code === undefined || !transient.has(code)) throw error;
      await sleep(Math.random() * pause);
    }
  }
}

/** Drizzle's own helper never releases the connection if `begin` fails, so a pool that lost its database runs dry. */
async function transactionOnce<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query("begin");
    // Awaited below: the first statement is already sent behind it, which saves a round trip.
    begun.catch(() => undefined);
    const result = await holdingConnection(() => work(drizzle(client)));
    await begun;
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    // The next connection finds the host that accepts writes.
    if (databaseErrorCode(error) === readOnly) broken ??= new Error("the database accepts no writes", { cause: error });
    throw error;
  } finally {
    // A connection that cannot roll back is closed instead of going back to the pool.
    client.release(broken);
  }
}

/**
 * Runs work on one server at a time, using an advisory lock on a separate connection outside the pool, so that the work
 * may use the whole pool. PostgreSQL releases the lock if the server dies.
 * @returns undefined if another server is at work
 */
export async function alone<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T | undefined> {
  const { connectionString, connectionTimeoutMillis } = poolOf(db).options;
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis, application_name: "mindreel-lock" });
  // If the connection breaks, the lock is released. It does no harm if two servers do the work at the same time.
  await client.connect();
  try {
    // In a transaction, which keeps a pooler on one connection. It reads nothing, so it does not hold back vacuum.
    await client.query("begin");
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [lock]);
    return rows[0]?.mine ? await work() : undefined;
  } finally {
    await client.end();
  }
}
