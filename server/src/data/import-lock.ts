import { advisoryLocks } from "#db/advisory-locks.ts";
import { sql } from "#db/orm.ts";
import { type Db, hotQuery } from "./database.ts";

/** Serialises imports until the end of the transaction, so that importing a list twice at once adds it only once. */
export const lockImports = async (tx: Db): Promise<void> => {
  await hotQuery(tx, sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`);
};
