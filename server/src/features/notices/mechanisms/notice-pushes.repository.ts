import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isProSql } from "#domain/entitlement.ts";
import { languageOfUser, translated } from "#domain/library/translations.ts";
import { horizonOfUser, visible } from "#domain/library/visibility.ts";
import { about } from "#features/notices/notices/notices.repository.ts";
import type { PushAddress } from "#ports/push/push.port.ts";
import { sessionLifetimeDays } from "#security/authentication.ts";
import type { PushedNotice } from "./notification.policy.ts";

/**
 * Takes the notices to push: for each of a member's devices, one notification of the unread new videos and one of each
 * unread answer.
 */
export async function gather(tx: Db, userIds: readonly number[], now: Date): Promise<number[]> {
  const ids = sql`${sql.param(userIds)}::int[]`;
  await hotQuery(tx, sql`delete from notice_pushes where user_id = any(${ids})`);
  const added = await hotQuery<{ id: number }>(
    tx,
    sql`with taken as (
          update notices set awaits_push = false where user_id = any(${ids}) and awaits_push
          returning user_id, kind, subject_id, read_at),
        messages as (
          select user_id, array_agg(subject_id) as video_ids, null::int as request_id from taken
          where read_at is null and kind = 'video' group by user_id
          union all
          select user_id, '{}'::int[], subject_id from taken where read_at is null and kind = 'answer')
        insert into pushes (user_id, subscription_id, video_ids, request_id, created_at)
        select m.user_id, d.id, m.video_ids, m.request_id, ${now}::timestamptz
        from messages m join push_subscriptions d on d.user_id = m.user_id returning id`,
  );
  return added.map(({ id }) => id);
}

export interface Begun {
  readonly userId: number;
  readonly createdAt: Date;
  readonly attempts: number;
}

/** Claims a push, once. Undefined if it is done, its device is gone, or a server died while sending it. */
export async function begin(db: Db, id: number, now: Date): Promise<Begun | undefined> {
  const [row] = await hotQuery<Begun>(
    db,
    sql`update pushes set begun_at = ${now}::timestamptz, attempts = attempts + 1 where id = ${id} and begun_at is null
        returning user_id, created_at, attempts`,
  );
  return row;
}

export interface Readable extends PushAddress {
  readonly language: string;
  /** Newest first. */
  readonly notices: readonly [PushedNotice, ...PushedNotice[]];
}

/**
 * Undefined if the member has read it by now, no longer wants or may get it, or the session has ended.
 * @param offered the site's languages: the member's choice counts on every device, and the device's own without one
 */
export async function readable(
  db: Db,
  id: number,
  now: Date,
  offered: readonly Language[],
): Promise<Readable | undefined> {
  const language = sql`case when ${languageOfUser} = any(${sql.param(offered)}::text[]) then ${languageOfUser}
    else d.language end`;
  const [row] = await hotQuery<Readable>(
    db,
    sql`select d.endpoint, d.p256dh, d.auth, ${language} as language,
          json_agg(json_build_object('kind', n.kind, 'id', n.subject_id, 'videoId', v.id,
            'title', ${translated("videoTitle", language)},
            'about', ${about({ userId: sql`u.id`, language })}) order by v.published_at desc, v.id desc) as notices
        from pushes q join push_subscriptions d on d.id = q.subscription_id
          join sessions s on s.token_hash = d.token_hash
            and s.last_used_at > ${now}::timestamptz - make_interval(days => ${sessionLifetimeDays}::int)
          join users u on u.id = q.user_id and u.is_active and ${isProSql(now)}
          join notices n on n.user_id = u.id and n.read_at is null
            and (n.kind = 'video' and n.subject_id = any(q.video_ids) or n.kind = 'answer' and n.subject_id = q.request_id)
          join videos v on v.id = n.video_id and ${visible(horizonOfUser(now))}
          left join notice_preferences p on p.user_id = u.id
        where q.id = ${id} and coalesce(case n.kind when 'video' then p.push_videos else p.push_answers end, true)
        group by d.id, u.id`,
  );
  return row;
}

export const finish = (db: Db, id: number) => hotQuery(db, sql`delete from pushes where id = ${id}`);

/** Lets a push be claimed again. */
export const putBack = (tx: Db, id: number) => hotQuery(tx, sql`update pushes set begun_at = null where id = ${id}`);

/** Deletes the subscription of a push: its browser no longer has it. */
export const endSubscription = (db: Db, id: number) =>
  hotQuery(db, sql`delete from push_subscriptions where id = (select subscription_id from pushes where id = ${id})`);

/** Deletes pushes left behind by a server that died. */
export const sweep = (db: Db, before: Date) =>
  hotQuery(db, sql`delete from pushes where created_at < ${before}::timestamptz`);
