import type pg from "pg";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { DatabaseClient } from "#db/hosts/client.ts";

/** @throws Error if another process is making a backup of this database */
export async function holdingBackups<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-backup" });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
      advisoryLocks.backup,
    ]);
    if (!rows[0]?.held) throw new Error("Another backup is under way.");
    return await work();
  } finally {
    await client.end();
  }
}

/** Whether a process is making or proving a backup of this database. */
export async function isBackingUp(pool: Pick<pg.Pool, "query">): Promise<boolean> {
  // Outside a transaction, the lock is released at once.
  const { rows } = await pool.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1) as free", [
    advisoryLocks.backup,
  ]);
  return rows[0]?.free === false;
}
