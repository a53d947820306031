import type { Language } from "@mindreel/contract/plain/languages";
import type { Db } from "#data/database.ts";
import { alias, and, eq, gt, isNull, lte, sql } from "#db/orm.ts";
import { categories, deletedCategories, videos } from "#db/schema/library/catalogue.ts";
import { categoryPicture, ownersOrder } from "#domain/library/categories.ts";
import { translated } from "#domain/library/translations.ts";
import type { Horizon } from "#domain/library/visibility.ts";

export type CategoryRow = typeof categories.$inferSelect;

export type ShownCategory = Pick<CategoryRow, "id" | "name" | "description" | "thumbnail" | "openTo">;

/** The fields that an edit may change. */
export type CategoryChange = Partial<Pick<CategoryRow, "name" | "description" | "thumbnail" | "openTo">>;

export type CategoryDraft = Pick<CategoryRow, "name" | "description" | "thumbnail" | "openTo">;

/** The alias that `translated` expects for categories. */
const c = alias(categories, "c");

/** In alphabetical order, in the reader's language, with the pictures that everybody may see. */
export const all = (db: Db, horizon: Horizon, language: Language | undefined): Promise<ShownCategory[]> => {
  const name = translated("categoryName", language);
  return db
    .select({
      id: c.id,
      name: sql<string>`${name}`,
      description: sql<string>`${translated("categoryDescription", language)}`,
      thumbnail: sql<string | null>`${categoryPicture(horizon)}`,
      openTo: c.openTo,
    })
    .from(c)
    .orderBy(sql`fold_text(${name})`, c.id)
    .prepare(language === undefined ? "categories" : "translated categories")
    .execute();
};

/** The names of all categories, except of one. */
export async function names(tx: Db, except?: number): Promise<string[]> {
  const rows = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  return rows.flatMap(({ id, name }) => (id === except ? [] : [name]));
}

/** @throws a unique violation of `categories_name_key` */
export async function insert(tx: Db, draft: CategoryDraft): Promise<CategoryRow> {
  const [created] = await tx.insert(categories).values(draft).returning();
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

/** Deletes a locked category and keeps what is needed to restore it. */
export async function remove(tx: Db, { videoCount: _, ...row }: CategoryRow, now: Date): Promise<void> {
  const rows = await tx.select({ id: videos.id }).from(videos).where(eq(videos.categoryId, row.id));
  const videoIds = rows.map(({ id }) => id);
  await tx.insert(deletedCategories).values({ ...row, videoIds, deletedAt: now });
  await tx.delete(categories).where(eq(categories.id, row.id));
}

/**
 * Restores a category under its id, with those of its videos that have no other category by now.
 * @returns undefined if it was not deleted after `since`
 * @throws a unique violation of `categories_name_key`
 */
export async function restore(tx: Db, id: number, since: Date): Promise<CategoryRow | undefined> {
  const [kept] = await tx
    .delete(deletedCategories)
    .where(and(eq(deletedCategories.id, id), gt(deletedCategories.deletedAt, since)))
    .returning();
  if (kept === undefined) return undefined;
  const { videoIds, deletedAt: _, ...row } = kept;
  await tx.insert(categories).overridingSystemValue().values(row);
  // A single array, because a statement is limited to 65,535 parameters.
  await tx
    .update(videos)
    .set({ categoryId: id })
    .where(and(sql`${videos.id} = any(${sql.param(videoIds)}::int[])`, isNull(videos.categoryId)));
  return hold(tx, id);
}

/** The ids of all categories in the owner's order, locked until the transaction ends. */
export async function holdOrder(tx: Db): Promise<number[]> {
  const rows = await tx.select({ id: c.id }).from(c).orderBy(ownersOrder).for("update");
  return rows.map(({ id }) => id);
}

/** Gives all categories the places of this order. */
export async function setOrder(tx: Db, ids: readonly number[]): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::int[], ${categories.id})`;
  await tx.update(categories).set({ place }).where(sql`${categories.place} is distinct from ${place}`);
}

/** Purges categories deleted at or before the given time. @returns their pictures */
export async function purge(db: Db, until: Date): Promise<(string | null)[]> {
  const gone = db.delete(deletedCategories).where(lte(deletedCategories.deletedAt, until));
  return (await gone.returning({ thumbnail: deletedCategories.thumbnail })).map(({ thumbnail }) => thumbnail);
}
