import type { NoticeKind } from "@mindreel/contract/notices/notices";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";

/** How many of the latest notices are shown and counted. */
const latest = 30;

export interface Reader {
  readonly userId: number;
  readonly horizon: Horizon;
  readonly language: Viewer["language"];
}

export interface NoticeRow {
  readonly kind: NoticeKind;
  readonly subjectId: number;
  readonly about: string | null;
  readonly createdAt: Date;
  readonly read: boolean;
  readonly videoId: number;
  readonly title: string;
  readonly duration: number | null;
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
}

/** A member's latest notices `n` with their videos `v`, limited to videos that they can see now. */
const latestOf = ({ userId, horizon }: Reader) =>
  sql`notices n join videos v on v.id = n.video_id and ${visible(horizon)}
      where n.user_id = ${userId} and n.in_app order by n.created_at desc, n.video_id desc ${limitTo(latest)}`;

interface Asking {
  readonly userId: number | SQL;
  readonly language: Viewer["language"] | SQL;
}

/** Why the notice `n` of the video `v` was sent: the followed series or category, or the answered request. */
export const about = ({ userId, language }: Asking) => sql`case n.kind
  when 'answer' then (
    select c.text from request_votes m join requests c on c.id = m.cast_for
    where m.user_id = ${userId} and m.request_id = n.request_id)
  else coalesce(
    (select ${translated("seriesTitle", language)} from series_videos m join series s on s.id = m.series_id
       join followed_series f on f.series_id = s.id and f.user_id = ${userId}
     where m.video_id = v.id),
    (select ${translated("categoryName", language)} from categories c where c.id = v.category_id)) end`;

export const list = (db: Db, reader: Reader): Promise<NoticeRow[]> =>
  hotQuery<NoticeRow>(
    db,
    sql`select n.kind, n.subject_id, ${about(reader)} as about, n.created_at, n.read_at is not null as read,
          n.video_id, ${translated("videoTitle", reader.language)} as title, v.duration, v.thumbnail, v.thumbnail_blur
        from ${latestOf(reader)}`,
  );

export async function unread(db: Db, reader: Reader): Promise<number> {
  const [row] = await hotQuery<{ n: number }>(
    db,
    sql`select count(*) filter (where read_at is null)::int as n from (select n.read_at from ${latestOf(reader)}) shown`,
  );
  return row?.n ?? 0;
}

/** Marks notices as read and their answers as seen. @returns how many notices matched */
export async function markRead(
  db: Db,
  userId: number,
  which: { readonly kind: NoticeKind; readonly id: number } | "all",
  now: Date,
): Promise<number> {
  const those = which === "all" ? sql`read_at is null` : sql`kind = ${which.kind} and subject_id = ${which.id}`;
  const [row] = await hotQuery<{ n: number }>(
    db,
    sql`with read as (
          update notices set read_at = coalesce(read_at, ${now}::timestamptz)
          where user_id = ${userId} and ${those} returning request_id),
        seen as (
          update request_votes set seen_at = coalesce(seen_at, ${now}::timestamptz)
          where user_id = ${userId} and request_id in (select request_id from read))
        select count(*)::int as n from read`,
  );
  return row?.n ?? 0;
}

/** Deletes notices from before a moment. */
export const sweep = (db: Db, before: Date) =>
  hotQuery(db, sql`delete from notices where created_at < ${before}::timestamptz`);
