import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isProSql } from "#domain/entitlement.ts";
import { horizonAt, horizonOfUser, visible } from "#domain/library/visibility.ts";

const isFollowed = sql`(
  exists (select from followed_categories f where f.category_id = v.category_id)
  or exists (select from series_videos m join followed_series f on f.series_id = m.series_id where m.video_id = v.id))`;

interface News {
  /** Videos published before this are not news, whatever category or series they join. */
  readonly since: Date;
  /** The maximum number of videos of a category announced at once. */
  readonly most: number;
}

/**
 * Removes public videos from the queue that are old or that nobody follows, and those beyond the newest of a category,
 * so that importing a library does not announce every video.
 */
export const prune = (db: Db, now: Date, { since, most }: News) =>
  hotQuery(
    db,
    sql`with due as (
          select v.id, v.published_at > ${since}::timestamptz and ${isFollowed} as is_news,
            row_number() over (partition by v.category_id order by v.published_at desc, v.id desc) as place
          from videos_to_tell q join videos v on v.id = q.video_id where ${visible(now)})
        delete from videos_to_tell q using due
        where q.video_id = due.id and (not due.is_news or due.place > ${most})`,
  );

export interface Due {
  readonly videoId: number;
  /** Whether everybody sees the video, not only members with early access. */
  readonly released: boolean;
  /** The id of the last member processed in this round. */
  readonly notifiedUpTo: number;
}

/** Takes the next video that has become visible to somebody; other servers take other videos meanwhile. */
export async function takeNext(tx: Db, now: Date): Promise<Due | undefined> {
  const released = visible(now);
  const [row] = await hotQuery<Due>(
    tx,
    sql`select q.video_id, ${released} as released,
          case when q.round = case when ${released} then 'released' else 'early' end then coalesce(q.told_up_to, 0) else 0 end
            as "notifiedUpTo"
        from videos_to_tell q join videos v on v.id = q.video_id
        where ${visible(horizonAt("early", now))} and (${released} or q.round is null or q.told_up_to is not null)
        order by q.video_id limit 1 for update of q skip locked`,
  );
  return row;
}

export interface Page {
  readonly followers: number;
  readonly last: number;
}

/** Whether the user `u` wants a kind of notice on a device. */
const awaitsPush = (way: "push_videos" | "push_answers") => sql`coalesce(p.${sql.raw(way)}, true)
  and exists (select from push_subscriptions d where d.user_id = u.id)`;

/**
 * Notifies the next followers of a video, in the order of their ids, if they can watch it now; nobody twice.
 * @param most the maximum number of followers to process
 * @param dueAt when a mail or push is due, for those who want one and have none pending
 */
export async function notifyFollowers(
  tx: Db,
  { videoId, notifiedUpTo }: Due,
  { now, most, dueAt }: { readonly now: Date; readonly most: number; readonly dueAt: Date },
): Promise<Page> {
  const [row] = await hotQuery<Page>(
    tx,
    sql`with followers as (
          (select f.user_id from videos v join followed_categories f on f.category_id = v.category_id
           where v.id = ${videoId} and f.user_id > ${notifiedUpTo} order by f.user_id ${limitTo(most)})
          union
          (select f.user_id from series_videos m join followed_series f on f.series_id = m.series_id
           where m.video_id = ${videoId} and f.user_id > ${notifiedUpTo} order by f.user_id ${limitTo(most)})
          order by user_id ${limitTo(most)}),
        notified as (
          insert into notices (user_id, kind, subject_id, video_id, created_at, in_app, awaits_mail, awaits_push)
          select u.id, 'video', v.id, v.id, ${now}::timestamptz, coalesce(p.app_videos, true),
            coalesce(p.mail_videos, false) and u.email_confirmed_at is not null, ${awaitsPush("push_videos")}
          from followers join users u on u.id = followers.user_id join videos v on v.id = ${videoId}
            left join notice_preferences p on p.user_id = u.id
          where u.is_active and ${isProSql(now)} and ${visible(horizonOfUser(now))}
          on conflict do nothing returning user_id, awaits_mail, awaits_push),
        mails as (
          insert into notice_mails (user_id, due_at) select user_id, ${dueAt}::timestamptz from notified where awaits_mail
          on conflict do nothing),
        pushes as (
          insert into notice_pushes (user_id, due_at) select user_id, ${dueAt}::timestamptz from notified where awaits_push
          on conflict do nothing)
        select count(*)::int as followers, coalesce(max(user_id), 0) as last from followers`,
  );
  return row ?? { followers: 0, last: 0 };
}

/** Records how far a round has got. @param last null: to its end */
export const saveProgress = (tx: Db, { videoId, released }: Due, last: number | null) =>
  hotQuery(
    tx,
    sql`update videos_to_tell set round = ${released ? "released" : "early"}, told_up_to = ${last}::int
        where video_id = ${videoId}`,
  );

export const done = (tx: Db, { videoId }: Due) =>
  hotQuery(tx, sql`delete from videos_to_tell where video_id = ${videoId}`);

export interface Answered {
  readonly userId: number;
  readonly requestId: number;
}

/** Notifies members that their request is answered; again if the answer changes. A push is due at once. */
export const notifyAskers = (tx: Db, answered: readonly Answered[], now: Date) =>
  hotQuery(
    tx,
    sql`with notified as (
          insert into notices (user_id, kind, subject_id, video_id, request_id, created_at, in_app, awaits_push)
          select u.id, 'answer', r.id, r.video_id, r.id, ${now}::timestamptz, coalesce(p.app_answers, true),
            ${awaitsPush("push_answers")}
          from unnest(${sql.param(answered.map(({ userId }) => userId))}::int[],
                      ${sql.param(answered.map(({ requestId }) => requestId))}::int[]) a (user_id, request_id)
            join users u on u.id = a.user_id join requests r on r.id = a.request_id
            left join notice_preferences p on p.user_id = u.id
          where r.video_id is not null order by u.id, r.id
          on conflict (user_id, kind, subject_id) do update
            set video_id = excluded.video_id, created_at = excluded.created_at, read_at = null,
              awaits_push = excluded.awaits_push
            where notices.video_id <> excluded.video_id
          returning user_id, awaits_push)
        insert into notice_pushes (user_id, due_at) select distinct user_id, ${now}::timestamptz from notified where awaits_push
        on conflict (user_id) do update set due_at = least(notice_pushes.due_at, excluded.due_at)`,
  );
