import { type Db, hotQuery } from "#data/database.ts";
import { advisoryLocks } from "#db/locks/advisory-locks.ts";
import { asc, eq, inArray, sql } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";
import { series, seriesVideos } from "#db/schema/library/series.ts";
import type { Order } from "./series-order.policy.ts";

/** Serializes changes to the videos of series until the transaction ends. */
export const lock = async (tx: Db): Promise<void> => {
  await hotQuery(tx, sql`select pg_advisory_xact_lock(${advisoryLocks.seriesOrder})`);
};

/** The series that contain any of the videos. */
export async function seriesOf(tx: Db, videoIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: seriesVideos.seriesId })
    .from(seriesVideos)
    .where(inArray(seriesVideos.videoId, [...videoIds]))
    .groupBy(seriesVideos.seriesId);
  return rows.map(({ id }) => id);
}

/** The orders of those series that exist. */
export async function orders(tx: Db, ids: readonly number[]): Promise<Map<number, Order>> {
  const rows = await tx
    .select({ id: series.id, videoId: seriesVideos.videoId, deletedAt: videos.deletedAt })
    .from(series)
    .leftJoin(seriesVideos, eq(seriesVideos.seriesId, series.id))
    .leftJoin(videos, eq(videos.id, seriesVideos.videoId))
    .where(inArray(series.id, [...ids]))
    .orderBy(asc(series.id), asc(seriesVideos.place));
  const found = new Map<number, Order>();
  for (const { id, videoId, deletedAt } of rows) {
    const order = found.get(id) ?? [];
    found.set(id, videoId === null ? order : [...order, { videoId, deleted: deletedAt !== null }]);
  }
  return found;
}

/** Removes videos from their series. */
export async function takeOut(tx: Db, videoIds: readonly number[]): Promise<void> {
  await tx.delete(seriesVideos).where(inArray(seriesVideos.videoId, [...videoIds]));
}

/** Writes the complete order of each series; videos purged meanwhile are not added again. */
export async function write(tx: Db, ordered: ReadonlyMap<number, Order>): Promise<void> {
  const rows = [...ordered].flatMap(([id, order]) =>
    order.map(({ videoId }, index) => ({ videoId, seriesId: id, place: index + 1 })),
  );
  const column = (values: readonly number[]) => sql`${sql.param(values)}::int[]`;
  const wanted = sql`unnest(${column(rows.map(({ videoId }) => videoId))}, ${column(rows.map(({ seriesId }) => seriesId))},
    ${column(rows.map(({ place }) => place))}) w (video_id, series_id, place)`;
  await hotQuery(
    tx,
    sql`
    update series_videos m set series_id = w.series_id, place = w.place from ${wanted}
    where m.video_id = w.video_id and (m.series_id, m.place) <> (w.series_id, w.place)`,
  );
  await hotQuery(
    tx,
    sql`
    insert into series_videos (video_id, series_id, place)
    select w.video_id, w.series_id, w.place from ${wanted} join videos v on v.id = w.video_id
    where not exists (select from series_videos m where m.video_id = w.video_id)`,
  );
}

/** Locks a series until the transaction ends. */
export async function hold(tx: Db, id: number): Promise<{ title: string } | undefined> {
  const [row] = await tx.select({ title: series.title }).from(series).where(eq(series.id, id)).for("no key update");
  return row;
}
