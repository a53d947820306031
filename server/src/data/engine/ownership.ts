import type pg from "pg";
import { errorCode } from "./postmaster.ts";

/** An arbitrary number that must never change. */
const lockKey = 1_835_626_084;

/** Held as long as the connection lives, so it is released even if the process is killed. */
export async function takeLock(admin: pg.Client, dataDir: string): Promise<void> {
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

export class OwnedElsewhere extends Error {
  constructor(pid: string, dataDir: string) {
    super(
      `Another Mindreel (process ${pid}) already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = "OwnedElsewhere";
  }
}
