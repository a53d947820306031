import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { QuietHours } from "#domain/time/quiet-hours.ts";

/** The mails that a member can end by a link in them. */
export const mailKinds = ["videos", "freeTime", "subscription"] as const;
export type MailKind = (typeof mailKinds)[number];

export interface Preferences {
  readonly appVideos: boolean;
  readonly mailVideos: boolean;
  readonly pushVideos: boolean;
  readonly appAnswers: boolean;
  readonly pushAnswers: boolean;
  readonly mailFreeTime: boolean;
  readonly mailSubscription: boolean;
  readonly mailSignIns: boolean;
  readonly quietHours: QuietHours | null;
}

interface QuietRow {
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly timeZone: string | null;
}

const quietHoursOf = ({ quietFrom, quietUntil, timeZone }: QuietRow): QuietHours | null =>
  quietFrom === null || quietUntil === null || timeZone === null
    ? null
    : { from: quietFrom, until: quietUntil, timeZone };

/** Undefined if the member never set any. */
export async function read(db: Db, userId: number): Promise<Preferences | undefined> {
  const [row] = await hotQuery<Omit<Preferences, "quietHours"> & QuietRow>(
    db,
    sql`select p.app_videos, p.mail_videos, p.push_videos, p.app_answers, p.push_answers, p.mail_free_time,
          p.mail_subscription, p.mail_sign_ins, p.quiet_from, p.quiet_until, p.time_zone
        from notice_preferences p where p.user_id = ${userId}`,
  );
  if (row === undefined) return undefined;
  const { quietFrom, quietUntil, timeZone, ...ways } = row;
  return { ...ways, quietHours: quietHoursOf({ quietFrom, quietUntil, timeZone }) };
}

/** Does nothing if the account is gone. */
export const write = (db: Db, userId: number, { quietHours: quiet, ...ways }: Preferences) =>
  hotQuery(
    db,
    sql`insert into notice_preferences (user_id, app_videos, mail_videos, push_videos, app_answers, push_answers,
          mail_free_time, mail_subscription, mail_sign_ins, quiet_from, quiet_until, time_zone)
        select id, ${ways.appVideos}::boolean, ${ways.mailVideos}::boolean, ${ways.pushVideos}::boolean,
          ${ways.appAnswers}::boolean, ${ways.pushAnswers}::boolean,
          ${ways.mailFreeTime}::boolean, ${ways.mailSubscription}::boolean, ${ways.mailSignIns}::boolean,
          ${quiet?.from ?? null}::text, ${quiet?.until ?? null}::text, ${quiet?.timeZone ?? null}::text
        from users where id = ${userId}
        on conflict (user_id) do update set app_videos = excluded.app_videos, mail_videos = excluded.mail_videos,
          push_videos = excluded.push_videos, app_answers = excluded.app_answers, push_answers = excluded.push_answers,
          mail_free_time = excluded.mail_free_time, mail_subscription = excluded.mail_subscription,
          mail_sign_ins = excluded.mail_sign_ins, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, time_zone = excluded.time_zone`,
  );

/** Locks a member's account, and so their preferences, until the transaction ends. */
export const hold = (tx: Db, userId: number) =>
  hotQuery(tx, sql`select from users where id = ${userId} for no key update`);

const columns = { videos: "mail_videos", freeTime: "mail_free_time", subscription: "mail_subscription" } as const;

/** Turns off one kind of mail, including those already queued. */
export function endMails(db: Db, userId: number, kind: MailKind) {
  const column = sql.raw(columns[kind]);
  return hotQuery(
    db,
    sql`insert into notice_preferences (user_id, ${column}) select id, false from users where id = ${userId}
        on conflict (user_id) do update set ${column} = false`,
  );
}

export interface Sleeper {
  readonly userId: number;
  readonly quietHours: QuietHours | null;
}

/** The given members who have quiet hours. */
export async function withQuietHours(db: Db, userIds: readonly number[]): Promise<Sleeper[]> {
  const rows = await hotQuery<QuietRow & { userId: number }>(
    db,
    sql`select p.user_id, p.quiet_from, p.quiet_until, p.time_zone from notice_preferences p
        where p.user_id = any(${sql.param(userIds)}::int[]) and p.time_zone is not null`,
  );
  return rows.map(({ userId, ...quiet }) => ({ userId, quietHours: quietHoursOf(quiet) }));
}
