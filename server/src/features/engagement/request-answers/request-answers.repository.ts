import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isProSql } from "#domain/entitlement.ts";
import { languageOfUser, translated } from "#domain/library/translations.ts";
import { horizonOfUser, visible } from "#domain/library/visibility.ts";
import {
  type Reader,
  type RequestRow,
  requestColumns,
  requestsSeenBy,
} from "#features/engagement/requests/requests.repository.ts";

const answersOnPage = 5;

/** The latest answers that a member has not seen. */
export const unseen = (db: Db, reader: Reader): Promise<RequestRow[]> =>
  hotQuery<RequestRow>(
    db,
    sql`select ${requestColumns(reader)} from ${requestsSeenBy(reader)}
          and m.user_id is not null and m.seen_at is null and v.id is not null
        order by r.answered_at desc, r.id desc ${limitTo(answersOnPage)}`,
  );

/** @returns false if the member has no vote for the request */
export async function markSeen(db: Db, userId: number, requestId: number, now: Date): Promise<boolean> {
  const rows = await hotQuery(
    db,
    sql`update request_votes set seen_at = coalesce(seen_at, ${now}::timestamptz)
        where user_id = ${userId} and request_id = ${requestId} returning user_id`,
  );
  return rows.length > 0;
}

/** @returns undefined if the member has never chosen */
export async function wantsMails(db: Db, userId: number): Promise<boolean | undefined> {
  const [row] = await hotQuery<{ mailAnswers: boolean }>(
    db,
    sql`select mail_answers from request_preferences where user_id = ${userId}`,
  );
  return row?.mailAnswers;
}

/** Does nothing if the account is gone. */
export const setWantsMails = (db: Db, userId: number, wants: boolean) =>
  hotQuery(
    db,
    sql`insert into request_preferences (user_id, mail_answers)
        select id, ${wants}::boolean from users where id = ${userId}
        on conflict (user_id) do update set mail_answers = excluded.mail_answers`,
  );

const wants = sql`coalesce((select p.mail_answers from request_preferences p where p.user_id = u.id), true)`;

export interface Notified {
  readonly userId: number;
  readonly requestId: number;
  /** If false, they are notified only on the site. */
  readonly byMail: boolean;
}

/**
 * Marks members as notified who want a request answered at or before the given time and can watch the video now: pro
 * members with a confirmed email address. Others are notified once they can.
 */
export const notify = (tx: Db, { now, before, most }: { now: Date; before: Date; most: number }): Promise<Notified[]> =>
  hotQuery<Notified>(
    tx,
    sql`with due as (
          select m.user_id, m.request_id, ${wants} as by_mail
          from requests r
            join videos v on v.id = r.video_id
            join request_votes m on m.request_id = r.id and m.told_at is null
            join users u on u.id = m.user_id
          where r.video_id is not null and r.merged_into is null and r.deleted_at is null
            and r.answered_at <= ${before}::timestamptz
            and ${visible(horizonOfUser(now))} and u.is_active and ${isProSql(now)} and u.email_confirmed_at is not null
          order by m.request_id, m.user_id ${limitTo(most)} for no key update of m skip locked)
        update request_votes m set told_at = ${now}::timestamptz from due
        where m.user_id = due.user_id and m.request_id = due.request_id
        returning m.user_id, m.request_id, due.by_mail`,
  );

/** The data of a mail about an answer. */
export interface MailableAnswer {
  readonly email: string;
  readonly username: string;
  readonly language: string;
  /** The request that the member originally asked or voted for. */
  readonly text: string;
  readonly videoId: number;
  readonly title: string;
}

/** @returns undefined if the answer was withdrawn meanwhile, or the member no longer wants such mails */
export async function mailable(
  db: Db,
  { userId, requestId }: Pick<Notified, "userId" | "requestId">,
  now: Date,
): Promise<MailableAnswer | undefined> {
  const [row] = await hotQuery<MailableAnswer>(
    db,
    sql`select u.email, u.username, u.language, c.text, v.id as "videoId", ${translated("videoTitle", languageOfUser)} as title
        from request_votes m
          join requests r on r.id = m.request_id
          join requests c on c.id = m.cast_for
          join users u on u.id = m.user_id
          join videos v on v.id = r.video_id
        where m.user_id = ${userId} and m.request_id = ${requestId} and m.told_at is not null
          and r.deleted_at is null and ${visible(horizonOfUser(now))} and u.is_active and ${wants}`,
  );
  return row;
}
