import { type Db, hotQuery } from "#data/database.ts";
import { asc, sql } from "#db/orm.ts";
import { categories } from "#db/schema/catalogue.ts";
import { type Horizon, toCome, visible } from "#domain/visibility.ts";

/** The names of the categories with most videos; only those with at least one released video. */
export async function fullestCategories(db: Db, count: number, horizon: Horizon): Promise<string[]> {
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
}

/** The newest stills among the fifty newest videos, so that many videos without a still cost no scan. */
export async function newestStills(db: Db, count: number, horizon: Horizon): Promise<string[]> {
  const rows = await hotQuery<{ thumbnail: string }>(
    db,
    sql`select thumbnail from (select thumbnail, published_at, id from videos v where ${visible(horizon)}
                               order by published_at desc, id desc limit 50) v
        where thumbnail is not null order by published_at desc, id desc limit ${count}`,
  );
  return rows.map((row) => row.thumbnail);
}
