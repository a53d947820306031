import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { latestPlays, resumed } from "#domain/library/progress.ts";
import type { OwnProgress } from "./shared-pages.policy.ts";

/** The videos that a member likes, by id. */
export async function likedBy(db: Db, memberId: number, most: number): Promise<number[]> {
  const rows = await hotQuery<{ videoId: number }>(
    db,
    sql`select video_id from likes where user_id = ${memberId} order by video_id ${limitTo(most)}`,
  );
  return rows.map((row) => row.videoId);
}

/** Of these videos, the ones that a member likes. */
export async function likedAmong(db: Db, memberId: number, videoIds: readonly number[]): Promise<number[]> {
  const rows = await hotQuery<{ videoId: number }>(
    db,
    sql`select video_id from likes where user_id = ${memberId} and video_id = any(${sql.param(videoIds)}::int[])`,
  );
  return rows.map((row) => row.videoId);
}

async function readProgress(
  db: Db,
  memberId: number,
  among: SQL,
  most: SQL,
): Promise<ReadonlyMap<number, OwnProgress>> {
  const rows = await hotQuery<{ id: number } & OwnProgress>(
    db,
    sql`select coalesce(p.video_id, w.video_id) as id, ${resumed} as position, w.video_id is not null as watched
        from ${latestPlays(memberId)} p
          full join (select video_id from watched where user_id = ${memberId}) w using (video_id)
        where (${resumed} is not null or w.video_id is not null) ${among} ${most}`,
  );
  return new Map(rows.map(({ id, position, watched }) => [id, { position, watched }]));
}

/** A member's progress in each video that they have begun or watched. */
export const progressOf = (db: Db, memberId: number, most: number) => readProgress(db, memberId, sql``, limitTo(most));

/** A member's progress in the given videos. */
export const progressIn = (db: Db, memberId: number, videoIds: readonly number[]) =>
  readProgress(db, memberId, sql`and coalesce(p.video_id, w.video_id) = any(${sql.param(videoIds)}::int[])`, sql``);
