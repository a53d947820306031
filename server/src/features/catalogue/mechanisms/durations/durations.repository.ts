import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";

/** A video whose length is to be requested from its host. */
export interface DueVideo extends Source {
  readonly id: number;
  /** Attempts so far that gave no length. */
  readonly attempts: number;
}

/** The result of one attempt for a video with this source. */
export interface Asked extends Pick<DueVideo, "id" | "url" | "attempts"> {
  /** Null if its host gave no length. */
  readonly seconds: number | null;
  /** When to retry; null for never. */
  readonly againAt: Date | null;
}

/** Due videos of a kind, longest overdue first. Deleted ones wait until they are restored. */
export const due = (db: Db, kind: Source["kind"], now: Date, limit: number): Promise<DueVideo[]> =>
  hotQuery<DueVideo>(
    db,
    // Looks up videos one by one in index order.
    sql`select v.id, v.source as url, v.source_kind as kind, c.attempts
        from duration_checks c join lateral (select * from videos where id = c.video_id offset 0) v on true
        where c.kind = ${kind} and c.due_at <= ${now} and v.deleted_at is null
        order by c.due_at, c.video_id ${limitTo(limit)}`,
  );

/** Writes the results, except for videos whose source has changed meanwhile. */
export async function write(tx: Db, asked: readonly Asked[]): Promise<void> {
  const found = asked.flatMap(({ id, url, seconds }) => (seconds === null ? [] : [{ id, url, seconds }]));
  if (found.length > 0) {
    await hotQuery(
      tx,
      sql`
      update videos v set duration = i.seconds
      from unnest(${sql.param(found.map(({ id }) => id))}::int[], ${sql.param(found.map(({ url }) => url))}::text[],
                  ${sql.param(found.map(({ seconds }) => seconds))}::int[]) i (id, url, seconds)
      where v.id = i.id and v.source = i.url and v.duration is distinct from i.seconds`,
    );
  }
  await hotQuery(
    tx,
    sql`
    with asked as (
      select i.* from unnest(${sql.param(asked.map(({ id }) => id))}::int[], ${sql.param(asked.map(({ url }) => url))}::text[],
        ${sql.param(asked.map(({ attempts }) => attempts))}::int[],
        ${sql.param(asked.map(({ againAt }) => againAt))}::timestamptz[]) i (id, url, attempts, again_at)
      join videos v on v.id = i.id and v.source = i.url
    ), done as (
      delete from duration_checks using asked where video_id = asked.id and again_at is null
    )
    update duration_checks set due_at = again_at, attempts = asked.attempts
    from asked where video_id = asked.id and again_at is not null`,
  );
  await hotQuery(
    tx,
    sql`
    delete from duration_reports where video_id = any(${sql.param(found.map(({ id }) => id))}::int[])`,
  );
}

/** Writes a length found by a health check of the video. */
export async function learn(db: Db, { id, url }: Pick<DueVideo, "id" | "url">, seconds: number): Promise<void> {
  await hotQuery(
    db,
    sql`update videos set duration = ${seconds} where id = ${id} and source = ${url} and duration is distinct from ${seconds}::int`,
  );
}

/** Whether anything of these kinds is due. */
export async function anyDue(db: Db, kinds: readonly Source["kind"][], now: Date): Promise<boolean> {
  const [row] = await hotQuery<{ any: boolean }>(
    db,
    sql`select exists (select from duration_checks where kind = any(${sql.param(kinds)}::text[]) and due_at <= ${now}) as any`,
  );
  return row?.any ?? false;
}

/** The member's last report for a live video without a length; undefined if there is no such video. */
export async function lacking(db: Db, videoId: number, memberId: number): Promise<{ said: number | null } | undefined> {
  const [row] = await hotQuery<{ said: number | null }>(
    db,
    sql`select (select seconds from duration_reports r where r.video_id = v.id and r.user_id = ${memberId}) as said
        from videos v where v.id = ${videoId} and v.duration is null and v.deleted_at is null`,
  );
  return row;
}

/** Locks a video without a length until the transaction ends, so that concurrent reports see each other. */
export async function holdLacking(tx: Db, videoId: number): Promise<boolean> {
  const held = await hotQuery(
    tx,
    sql`select from videos where id = ${videoId} and duration is null and deleted_at is null for no key update`,
  );
  return held.length > 0;
}

/** The lengths reported by other members' players. */
export const saidByOthers = async (tx: Db, videoId: number, memberId: number): Promise<number[]> => {
  const rows = await hotQuery<{ seconds: number }>(
    tx,
    sql`select seconds from duration_reports where video_id = ${videoId} and user_id <> ${memberId}`,
  );
  return rows.map(({ seconds }) => seconds);
};

/** Stores the length reported by a member's player, replacing its previous report. */
export async function keepReport(tx: Db, videoId: number, userId: number, seconds: number): Promise<void> {
  await hotQuery(
    tx,
    sql`insert into duration_reports (video_id, user_id, seconds) values (${videoId}, ${userId}, ${seconds})
        on conflict (video_id, user_id) do update set seconds = excluded.seconds`,
  );
}

/** Sets a video's length and deletes the reports. */
export async function take(tx: Db, videoId: number, seconds: number): Promise<void> {
  await hotQuery(tx, sql`update videos set duration = ${seconds} where id = ${videoId}`);
  await hotQuery(tx, sql`delete from duration_reports where video_id = ${videoId}`);
}
