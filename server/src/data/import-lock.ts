import { sql } from "#db/orm.ts";
import type { Db } from "./database.ts";

/** An arbitrary number; no other advisory lock uses it. */
const importLock = 7_341_902;

/** Lets one import run at a time, until the transaction ends, so that importing a list twice at once adds it once. */
export const lockImports = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
};
