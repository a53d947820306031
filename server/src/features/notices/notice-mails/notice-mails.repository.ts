import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isProSql } from "#domain/entitlement.ts";
import { languageOfUser, translated } from "#domain/library/translations.ts";
import { horizonOfUser, visible } from "#domain/library/visibility.ts";

/** The number of mails to send in five minutes, at the rate that the owner set for news. */
export async function mailsAtOnce(db: Db): Promise<number> {
  const [row] = await hotQuery<{ n: number }>(db, sql`select ceil(mails_per_hour / 12.0)::int as n from news_settings`);
  return row?.n ?? 1;
}

export interface Gathered {
  readonly userId: number;
  readonly videoIds: number[];
}

/** Takes the notices to mail: one mail for each member, with the notices that are still unread. */
export async function gather(tx: Db, userIds: readonly number[]): Promise<Gathered[]> {
  const ids = sql`${sql.param(userIds)}::int[]`;
  await hotQuery(tx, sql`delete from notice_mails where user_id = any(${ids})`);
  const taken = await hotQuery<{ userId: number; videoIds: number[] }>(
    tx,
    sql`with taken as (
          update notices set awaits_mail = false where user_id = any(${ids}) and awaits_mail
          returning user_id, video_id, read_at)
        select user_id, array_agg(video_id order by video_id desc) as video_ids from taken
        where read_at is null group by user_id order by user_id`,
  );
  return taken.map(({ userId, videoIds }) => ({ userId, videoIds }));
}

export interface MailableVideos {
  readonly email: string;
  readonly username: string;
  readonly language: string;
  readonly videos: readonly { readonly id: number; readonly title: string; readonly thumbnail: string | null }[];
}

/** Undefined if the videos are gone by now, or the member no longer wants or may get the mail. */
export async function mailable(db: Db, { userId, videoIds }: Gathered, now: Date): Promise<MailableVideos | undefined> {
  const [row] = await hotQuery<MailableVideos>(
    db,
    sql`select u.email, u.username, u.language,
          json_agg(json_build_object('id', v.id, 'title', ${translated("videoTitle", languageOfUser)},
            'thumbnail', v.thumbnail) order by v.published_at desc, v.id desc) as videos
        from users u join notice_preferences p on p.user_id = u.id and p.mail_videos
          join videos v on v.id = any(${sql.param(videoIds)}::int[]) and ${visible(horizonOfUser(now))}
        where u.id = ${userId} and u.is_active and u.email_confirmed_at is not null and ${isProSql(now)}
        group by u.id`,
  );
  return row;
}
