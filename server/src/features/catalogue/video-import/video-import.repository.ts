import type { Db } from "#data/database.ts";
import { eq, sql } from "#db/orm.ts";
import { categories, videos } from "#db/schema/library/catalogue.ts";
import { series, seriesVideos } from "#db/schema/library/series.ts";
import { lookOf } from "#domain/names/spelling.ts";

/** The ids of all categories, by the look of their names. */
export async function categoryIds(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  return new Map(rows.map(({ id, name }) => [lookOf(name), id]));
}

/** @returns the id of the new category, or of one created meanwhile */
export async function addCategory(tx: Db, name: string): Promise<number | undefined> {
  await tx.insert(categories).values({ name }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`lower(${categories.name}) = lower(${name})`);
  return row?.id;
}

/** All series by the look of their titles, each with its number of videos. */
export async function knownSeries(tx: Db): Promise<Map<string, { readonly id: number; readonly count: number }>> {
  const count = sql<number>`count(${seriesVideos.videoId})::int`;
  const rows = await tx
    .select({ id: series.id, title: series.title, count })
    .from(series)
    .leftJoin(seriesVideos, eq(seriesVideos.seriesId, series.id))
    .groupBy(series.id);
  return new Map(rows.map(({ title, ...each }) => [lookOf(title), each]));
}

/** @returns the id of the new series, or of one created meanwhile */
export async function addSeries(tx: Db, title: string): Promise<number | undefined> {
  await tx.insert(series).values({ title }).onConflictDoNothing();
  const [row] = await tx.select({ id: series.id }).from(series).where(sql`lower(${series.title}) = lower(${title})`);
  return row?.id;
}

export const insert = (tx: Db, rows: readonly (typeof videos.$inferInsert)[]) =>
  tx
    .insert(videos)
    .values([...rows])
    .returning({ id: videos.id, kind: videos.sourceKind, url: videos.source });
