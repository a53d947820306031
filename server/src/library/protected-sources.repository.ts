import type { Db } from "#data/database.ts";
import { asc, eq } from "#db/orm.ts";
import { protectedSources } from "#db/schema/library/playback.ts";

export type ProtectedSourceRow = typeof protectedSources.$inferSelect;

/** All rows, ordered by host. */
export const all = (db: Db): Promise<ProtectedSourceRow[]> =>
  db.select().from(protectedSources).orderBy(asc(protectedSources.host));

export async function find(db: Db, id: number): Promise<ProtectedSourceRow | undefined> {
  const [row] = await db.select().from(protectedSources).where(eq(protectedSources.id, id));
  return row;
}

/** Locks a host's row until the transaction ends. */
export async function hold(tx: Db, host: string): Promise<ProtectedSourceRow | undefined> {
  const [row] = await tx.select().from(protectedSources).where(eq(protectedSources.host, host)).for("update");
  return row;
}

/** Adds a host, or replaces its key. */
export async function save(tx: Db, { host, ...key }: Omit<ProtectedSourceRow, "id">): Promise<ProtectedSourceRow> {
  const [row] = await tx
    .insert(protectedSources)
    .values({ host, ...key })
    .onConflictDoUpdate({ target: protectedSources.host, set: key })
    .returning();
  if (row === undefined) throw new Error("an insert returned no row");
  return row;
}

/** @returns the removed row; undefined if there is none */
export async function remove(tx: Db, id: number): Promise<ProtectedSourceRow | undefined> {
  const [row] = await tx.delete(protectedSources).where(eq(protectedSources.id, id)).returning();
  return row;
}
