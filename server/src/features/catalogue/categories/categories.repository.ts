import type { Db } from "#data/database.ts";
import { asc, eq, sql } from "#db/orm.ts";
import { categories } from "#db/schema/catalogue.ts";

export type CategoryRow = typeof categories.$inferSelect;

/** What an edit may change. */
export type CategoryChange = Partial<Pick<CategoryRow, "name" | "thumbnail">>;

/** By name, as people sort. */
export const all = (db: Db): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(sql`fold_text(${categories.name})`, asc(categories.id));

/** @throws a unique violation of `categories_name_key` */
export async function insert(tx: Db, name: string, thumbnail: string): Promise<CategoryRow> {
  const [created] = await tx.insert(categories).values({ name, thumbnail }).returning();
  if (created === undefined) throw new Error("an insert returned no row");
  return created;
}

/** Locks a category until the transaction ends. */
export async function hold(tx: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for("update");
  return row;
}

/** @throws a unique violation of `categories_name_key` */
export async function update(tx: Db, id: number, change: CategoryChange): Promise<void> {
  await tx.update(categories).set(change).where(eq(categories.id, id));
}

/** @returns what was deleted; undefined if there was no such category */
export async function remove(tx: Db, id: number): Promise<CategoryRow | undefined> {
  const [removed] = await tx.delete(categories).where(eq(categories.id, id)).returning();
  return removed;
}
