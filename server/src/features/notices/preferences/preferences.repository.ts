import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

const quietHours = sql`case when p.time_zone is not null then
  json_build_object('from', p.quiet_from, 'until', p.quiet_until, 'time_zone', p.time_zone) end`;

/** Undefined if the member never set any. */
export async function read(db: Db, userId: number): Promise<NoticePreferences | undefined> {
  const [row] = await hotQuery<NoticePreferences>(
    db,
    sql`select p.app_videos, p.mail_videos, p.push_videos, p.app_answers, p.push_answers, ${quietHours} as quiet_hours
        from notice_preferences p where p.user_id = ${userId}`,
  );
  return row;
}

/** Does nothing if the account is gone. */
export const write = (db: Db, userId: number, { quiet_hours: quiet, ...ways }: NoticePreferences) =>
  hotQuery(
    db,
    sql`insert into notice_preferences (user_id, app_videos, mail_videos, push_videos, app_answers, push_answers,
          quiet_from, quiet_until, time_zone)
        select id, ${ways.app_videos}::boolean, ${ways.mail_videos}::boolean, ${ways.push_videos}::boolean,
          ${ways.app_answers}::boolean, ${ways.push_answers}::boolean,
          ${quiet?.from ?? null}::text, ${quiet?.until ?? null}::text, ${quiet?.time_zone ?? null}::text
        from users where id = ${userId}
        on conflict (user_id) do update set app_videos = excluded.app_videos, mail_videos = excluded.mail_videos,
          push_videos = excluded.push_videos, app_answers = excluded.app_answers, push_answers = excluded.push_answers,
          quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, time_zone = excluded.time_zone`,
  );

/** Locks a member's account, and so their preferences, until the transaction ends. */
export const hold = (tx: Db, userId: number) =>
  hotQuery(tx, sql`select from users where id = ${userId} for no key update`);

/** Turns off mails about new videos, including those already queued. */
export const endMails = (db: Db, userId: number) =>
  hotQuery(
    db,
    sql`insert into notice_preferences (user_id, mail_videos) select id, false from users where id = ${userId}
        on conflict (user_id) do update set mail_videos = false`,
  );

export interface Sleeper {
  readonly userId: number;
  readonly quietHours: NoticePreferences["quiet_hours"];
}

/** The given members who have quiet hours. */
export const withQuietHours = (db: Db, userIds: readonly number[]): Promise<Sleeper[]> =>
  hotQuery<Sleeper>(
    db,
    sql`select p.user_id as "userId", ${quietHours} as quiet_hours from notice_preferences p
        where p.user_id = any(${sql.param(userIds)}::int[]) and p.time_zone is not null`,
  );
