import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { openToColumn } from "#domain/library/open-to.ts";
import { playLength, progressColumns, resumed, watchedFrom } from "#domain/library/progress.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";
import { latestPast } from "#domain/time/clock.ts";
import { mostKept, silence } from "./plays.policy.ts";

export interface PlayableVideo {
  readonly source: string;
  readonly kind: SourceKind;
  readonly oid: string;
  readonly position: number | null;
  readonly duration: number | null;
  readonly openTo: OpenTo | null;
}

export interface Running {
  readonly session: string;
  readonly device: string;
  readonly title: string;
  readonly begunAt: Date;
}

interface NewPlay {
  readonly userId: number;
  readonly session: string;
  readonly video: number;
  readonly device: string;
  readonly now: Date;
}

export interface Report extends NewPlay {
  readonly horizon: Horizon;
  readonly seq: number;
  readonly position: number;
  readonly duration: number | null;
  readonly playing: boolean;
}

/** The state after a report. */
export interface Recorded {
  readonly ended: boolean;
  readonly position: number | null;
  readonly watched: boolean;
  /** Whether the library does not know the video's length. */
  readonly unmeasured: boolean;
}

/** The video to play, if the viewer can see it. */
export async function find(
  db: Db,
  userId: number,
  video: number,
  horizon: Horizon,
): Promise<PlayableVideo | undefined> {
  const [row] = await hotQuery<PlayableVideo>(
    db,
    sql`select v.source, v.source_kind as kind, v.oid, v.duration, ${openToColumn} as open_to, ${progressColumns(userId)}
        from videos v where v.id = ${video} and ${visible(horizon)}`,
  );
  return row;
}

/** Locks a member's plays until the transaction ends. */
export const hold = (tx: Db, userId: number) =>
  hotQuery(tx, sql`select from users where id = ${userId} for no key update`);

/** A member's running plays, except one. */
export const running = (tx: Db, { id: userId, language }: Viewer, except: string, now: Date): Promise<Running[]> =>
  hotQuery<Running>(
    tx,
    sql`select p.session, p.device, ${translated("videoTitle", language)} as title, p.begun_at from plays p join videos v on v.id = p.video_id
        where p.user_id = ${userId} and p.session <> ${except} and p.playing and not p.ended
          and p.seen_at > ${now}::timestamptz - make_interval(secs => ${silence})
          and p.seen_at <= ${latestPast(now)}::timestamptz
        order by p.begun_at, p.session`,
  );

/**
 * Removes what exceeds the plays that are kept of a member and a video, when a new one (in `kept`) begins: players choose
 * the names of sessions, so a member could fill the table. The latest ones stay, and the one that reported last.
 */
const dropSurplus = sql`
  delete from plays p using kept k
  where k.is_new and p.user_id = k.user_id and p.video_id = k.video_id and p.session in (
    select older.session from plays older
    where older.user_id = k.user_id and older.video_id = k.video_id
      and (older.report_number is null or older.report_number <> (
        select max(report_number) from plays where user_id = k.user_id and video_id = k.video_id))
    order by older.seen_at desc offset ${mostKept})`;

/** Begins or continues a play. @returns false if the session belongs to another video or has ended */
export async function begin(tx: Db, { userId, session, video, device, now }: NewPlay): Promise<boolean> {
  const rows = await hotQuery<{ session: string }>(
    tx,
    sql`with kept as (
          insert into plays as p (user_id, session, video_id, device, begun_at, seen_at)
          values (${userId}, ${session}, ${video}, ${device}, ${now}, ${now})
          on conflict (user_id, session) do update set seen_at = excluded.seen_at, playing = true
            where p.video_id = excluded.video_id and not p.ended
          returning *, xmax = 0 as is_new),
        surplus as (${dropSurplus})
        select session from kept`,
  );
  return rows.length > 0;
}

/**
 * Records the positions of plays in one statement, which writes one row per report, plus one if its video is now
 * watched. Rows are written in order of members to prevent deadlocks.
 * @param reports at most one per member, because among a member's plays the latest report counts
 * @returns the state after each report; undefined if the member cannot see the video
 */
export async function report(db: Db, reports: readonly Report[]): Promise<(Recorded | undefined)[]> {
  const column = (name: keyof Report) => sql.param(reports.map((each) => each[name]));
  const rows = await hotQuery<Recorded & { at: number }>(
    db,
    sql`with asked as materialized (
        select reported.*, v.duration as length
        from unnest(${column("userId")}::int[], ${column("session")}::text[], ${column("video")}::int[],
            ${column("device")}::text[], ${column("seq")}::int[], ${column("position")}::int[], ${column("duration")}::int[],
            ${column("playing")}::boolean[], ${column("now")}::timestamptz[], ${column("horizon")}::timestamptz[])
          with ordinality reported (user_id, session, video_id, device, seq, position, duration, playing, now, horizon, at)
        join videos v on v.id = reported.video_id
        where ${visible(sql`reported.horizon`)}),
      kept as (
        insert into plays as p (user_id, session, video_id, device, seq, position, duration, first_position, reached, playing, report_number,
          begun_at, seen_at)
        select user_id, session, video_id, device, seq, position, coalesce(duration, length), position, position, playing,
          nextval('report_numbers'), now, now
        from asked order by user_id
        on conflict (user_id, session) do update
          set seq = excluded.seq, position = excluded.position, duration = excluded.duration,
            first_position = coalesce(p.first_position, excluded.first_position),
            reached = greatest(p.reached, excluded.reached), counted = false, playing = excluded.playing, report_number = excluded.report_number, seen_at = excluded.seen_at
          where p.seq < excluded.seq and p.video_id = excluded.video_id and not p.ended
        returning *, xmax = 0 as is_new),
      surplus as (${dropSurplus}),
      finished as (
        insert into watched (user_id, video_id, at)
        select user_id, video_id, seen_at from kept where position >= duration * ${watchedFrom}::float order by user_id
        on conflict do nothing
        returning user_id)
      select asked.at::int - 1 as at, asked.length is null as unmeasured,
        exists (select from plays p where p.user_id = asked.user_id and p.session = asked.session and p.ended) as ended,
        case when p.user_id is not null then ${resumed}
          else (select ${resumed} from plays p
                where p.user_id = asked.user_id and p.video_id = asked.video_id and p.position is not null
                order by p.report_number desc limit 1) end as position,
        exists (select from finished f where f.user_id = asked.user_id) or exists (
          select from watched w where w.user_id = asked.user_id and w.video_id = asked.video_id) as watched
      from asked left join kept p on p.user_id = asked.user_id`,
  );
  const recorded = new Map(rows.map(({ at, ...each }) => [at, each]));
  return reports.map((_, at) => recorded.get(at));
}

/** @returns false if the member has no such play */
export async function end(db: Db, userId: number, session: string): Promise<boolean> {
  const rows = await hotQuery<{ session: string }>(
    db,
    sql`update plays set ended = true where user_id = ${userId} and session = ${session} returning session`,
  );
  return rows.length > 0;
}

/** @returns whether the viewer can see the video */
export async function canSee(tx: Db, video: number, horizon: Horizon): Promise<boolean> {
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select v.id from videos v where v.id = ${video} and ${visible(horizon)} for key share`,
  );
  return rows.length > 0;
}

/** Clears a member's position in a video. @returns whether there was one */
export async function forget(tx: Db, userId: number, video: number): Promise<boolean> {
  const rows = await hotQuery<{ session: string }>(
    tx,
    sql`update plays set position = null where user_id = ${userId} and video_id = ${video} and position is not null
        returning session`,
  );
  return rows.length > 0;
}

export async function mark(tx: Db, userId: number, video: number, isWatched: boolean, now: Date): Promise<void> {
  await hotQuery(
    tx,
    isWatched
      ? sql`insert into watched (user_id, video_id, at) values (${userId}, ${video}, ${now}) on conflict do nothing`
      : sql`delete from watched where user_id = ${userId} and video_id = ${video}`,
  );
}

/**
 * Removes plays that are over and whose position was cleared or superseded by a later play of the same video, unless
 * they still have to be counted in the video's figures. Plays without a known length wait for that only for a limited
 * time.
 */
export async function sweep(db: Db, until: Date, unmeasuredUntil: Date): Promise<void> {
  await hotQuery(
    db,
    sql`delete from plays p using videos v
        where v.id = p.video_id and p.seen_at < ${until}
          and (p.position is null or exists (
            select from plays later where later.user_id = p.user_id and later.video_id = p.video_id
              and later.position is not null and later.report_number > p.report_number))
          and (p.counted or p.first_position is null or (${playLength} is null and p.seen_at < ${unmeasuredUntil}))`,
  );
}
