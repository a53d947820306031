import { type Db, filteredQuery, hotQuery } from "#data/database.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { sql } from "#db/orm.ts";
import type { Order } from "./series-order.policy.ts";

/** Serializes changes to the videos of series until the transaction ends. */
export const lock = async (tx: Db): Promise<void> => {
  await hotQuery(tx, sql`select pg_advisory_xact_lock(${advisoryLocks.seriesOrder})`);
};

/** The series that contain any of the videos. */
export async function seriesOf(tx: Db, videoIds: readonly number[]): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select distinct series_id as id from series_videos where video_id = any(${sql.param(videoIds)}::int[])`,
  );
  return rows.map(({ id }) => id);
}

/** The orders of those series that exist. */
export async function orders(tx: Db, ids: readonly number[]): Promise<Map<number, Order>> {
  const rows = await filteredQuery<{ id: number; videoId: number | null; deletedAt: Date | null }>(
    tx,
    sql`select s.id, m.video_id, v.deleted_at
        from series s left join series_videos m on m.series_id = s.id left join videos v on v.id = m.video_id
        where s.id = any(${sql.param(ids)}::int[]) order by s.id, m.place`,
  );
  const found = new Map<number, Order>();
  for (const { id, videoId, deletedAt } of rows) {
    const order = found.get(id) ?? [];
    found.set(id, videoId === null ? order : [...order, { videoId, deleted: deletedAt !== null }]);
  }
  return found;
}

/** Removes videos from their series. */
export async function takeOut(tx: Db, videoIds: readonly number[]): Promise<void> {
  await hotQuery(tx, sql`delete from series_videos where video_id = any(${sql.param(videoIds)}::int[])`);
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

/** Adds the videos that still exist, and are in no series, to a restored one, in the given order. */
export async function putBack(tx: Db, id: number, videoIds: readonly number[]): Promise<void> {
  await hotQuery(
    tx,
    sql`
    insert into series_videos (video_id, series_id, place)
    select v.id, ${id}::int, kept.place
    from unnest(${sql.param(videoIds)}::int[]) with ordinality kept (id, place) join videos v on v.id = kept.id
    where not exists (select from series_videos m where m.video_id = v.id)`,
  );
}

/** Locks a series until the transaction ends. */
export async function hold(tx: Db, id: number): Promise<{ title: string } | undefined> {
  const [row] = await hotQuery<{ title: string }>(tx, sql`select title from series where id = ${id} for no key update`);
  return row;
}
