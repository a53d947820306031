import type { Db } from "#data/database.ts";
import { and, asc, eq, gt, lte } from "#db/orm.ts";
import { deletedSeries, series, seriesVideos } from "#db/schema/library/series.ts";
import { putBack } from "#features/catalogue/mechanisms/series-order/series-order.repository.ts";

type Row = typeof series.$inferSelect;

/** The fields that an edit may change. */
export type SeriesChange = Partial<Pick<Row, "title" | "description" | "thumbnail" | "openTo">>;

export type SeriesDraft = Pick<Row, "title" | "description" | "thumbnail" | "openTo">;

/** The titles of all series, except of one. */
export async function titles(tx: Db, except?: number): Promise<string[]> {
  const rows = await tx.select({ id: series.id, title: series.title }).from(series);
  return rows.flatMap(({ id, title }) => (id === except ? [] : [title]));
}

/** @throws a unique violation of `series_title_key` */
export async function insert(tx: Db, draft: SeriesDraft): Promise<number> {
  const [created] = await tx.insert(series).values(draft).returning({ id: series.id });
  if (created === undefined) throw new Error("an insert returned no row");
  return created.id;
}

/** Locks a series until the transaction ends. */
export async function hold(tx: Db, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.id, id)).for("update");
  return row;
}

/** @throws a unique violation of `series_title_key` */
export async function update(tx: Db, id: number, change: SeriesChange): Promise<void> {
  await tx.update(series).set(change).where(eq(series.id, id));
}

/** Deletes a locked series and keeps what is needed to restore it. */
export async function remove(
  tx: Db,
  { id, title, description, thumbnail, openTo, translations }: Row,
  now: Date,
): Promise<void> {
  const members = tx.select({ id: seriesVideos.videoId }).from(seriesVideos).where(eq(seriesVideos.seriesId, id));
  const videoIds = (await members.orderBy(asc(seriesVideos.place))).map((row) => row.id);
  const kept = { id, title, description, thumbnail, openTo, translations, videoIds, deletedAt: now };
  await tx.insert(deletedSeries).values(kept);
  await tx.delete(series).where(eq(series.id, id));
}

/**
 * Restores a series under its id, with those of its videos that are in no other series by now.
 * @returns its title; undefined if it was not deleted after `since`
 * @throws a unique violation of `series_title_key`
 */
export async function restore(tx: Db, id: number, since: Date): Promise<string | undefined> {
  const [kept] = await tx
    .delete(deletedSeries)
    .where(and(eq(deletedSeries.id, id), gt(deletedSeries.deletedAt, since)))
    .returning();
  if (kept === undefined) return undefined;
  const { videoIds, deletedAt: _, ...row } = kept;
  await tx.insert(series).overridingSystemValue().values(row);
  await putBack(tx, id, videoIds);
  return row.title;
}

/** Purges series deleted at or before the given time. @returns their pictures */
export async function purge(db: Db, until: Date): Promise<(string | null)[]> {
  const gone = db.delete(deletedSeries).where(lte(deletedSeries.deletedAt, until));
  return (await gone.returning({ thumbnail: deletedSeries.thumbnail })).map(({ thumbnail }) => thumbnail);
}
