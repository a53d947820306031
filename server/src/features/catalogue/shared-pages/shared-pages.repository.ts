import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** The videos that a member likes, in the order of their ids. */
export async function likedBy(db: Db, memberId: number, most: number): Promise<number[]> {
  const rows = await hotQuery<{ video_id: number }>(
    db,
    sql`select video_id from likes where user_id = ${memberId} order by video_id limit ${most}`,
  );
  return rows.map((row) => row.video_id);
}

/** Those of the videos that a member likes. */
export async function likedAmong(db: Db, memberId: number, videoIds: readonly number[]): Promise<number[]> {
  const rows = await hotQuery<{ video_id: number }>(
    db,
    sql`select video_id from likes where user_id = ${memberId} and video_id = any(${sql.param(videoIds)}::int[])`,
  );
  return rows.map((row) => row.video_id);
}
