import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Whether the next video of a series plays automatically; undefined if the member has never chosen. */
export async function autoplayNext(db: Db, userId: number): Promise<boolean | undefined> {
  const [row] = await hotQuery<{ autoplay: boolean }>(
    db,
    sql`select autoplay_next as autoplay from playback_preferences where user_id = ${userId}`,
  );
  return row?.autoplay;
}

export async function setAutoplayNext(db: Db, userId: number, autoplay: boolean): Promise<void> {
  await hotQuery(
    db,
    sql`insert into playback_preferences (user_id, autoplay_next) values (${userId}, ${autoplay}::boolean)
        on conflict (user_id) do update set autoplay_next = excluded.autoplay_next`,
  );
}
