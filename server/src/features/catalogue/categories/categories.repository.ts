import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { asc, eq, sql } from "#db/orm.ts";
import { categories } from "#db/schema/catalogue.ts";
import { type Horizon, toCome } from "#domain/visibility.ts";
import type { Pictures } from "#media/pictures.ts";

export type CategoryRow = typeof categories.$inferSelect;

export function createCategoriesRepository(db: Db, pictures: Pick<Pictures, "leave">) {
  return {
    all: (): Promise<CategoryRow[]> =>
      db.select().from(categories).orderBy(sql`fold_text(${categories.name})`, asc(categories.id)),

    /** Names with at least one video that is out, the fullest first: for the landing page. */
    fullest: async (count: number, horizon: Horizon): Promise<string[]> => {
      const rows = await db
        .select({ name: categories.name })
        .from(categories)
        .where(
          sql`${categories.videoCount} >
            (select count(*) from videos v where v.category_id = ${categories.id} and ${toCome(horizon)})`,
        )
        .orderBy(sql`${categories.videoCount} desc`, asc(categories.id))
        .limit(count);
      return rows.map((row) => row.name);
    },

    /** @throws a unique violation of `categories_name_key` */
    insert: (name: string, thumbnail: string, audit?: Audit): Promise<CategoryRow> =>
      inTransaction(db, async (tx) => {
        const [created] = await tx.insert(categories).values({ name, thumbnail }).returning();
        if (created === undefined) throw new Error("an insert returned no row");
        await audit?.(tx, created.id, { name });
        return created;
      }),

    /**
     * Changes what is given.
     * @returns the category after it; undefined where there is none
     * @throws a unique violation of `categories_name_key`
     */
    update: (
      id: number,
      change: { name?: string; thumbnail?: string },
      audit?: Audit,
    ): Promise<CategoryRow | undefined> =>
      inTransaction(db, async (tx) => {
        const [before] = await tx.select().from(categories).where(eq(categories.id, id)).for("update");
        if (before === undefined) return undefined;
        if (Object.keys(change).length === 0) return before;
        const [after = before] = await tx.update(categories).set(change).where(eq(categories.id, id)).returning();
        if (change.thumbnail !== undefined) await pictures.leave(tx, before.thumbnail);
        const renamed = after.name !== before.name;
        await audit?.(tx, id, {
          name: after.name,
          ...(renamed && { before: before.name }),
          ...(change.thumbnail !== undefined && { picture: "new" }),
        });
        return after;
      }),

    remove: (id: number, audit?: Audit): Promise<CategoryRow | undefined> =>
      inTransaction(db, async (tx) => {
        const [removed] = await tx.delete(categories).where(eq(categories.id, id)).returning();
        if (removed === undefined) return undefined;
        await pictures.leave(tx, removed.thumbnail);
        await audit?.(tx, id, { name: removed.name });
        return removed;
      }),
  };
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>;
