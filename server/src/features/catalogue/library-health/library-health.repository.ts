import type { HealthIssue } from "@mindreel/contract/catalogue/library-health";
import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { seriesColumn } from "#domain/library/series.ts";
import { visible } from "#domain/library/visibility.ts";
import { latestPast } from "#domain/time/clock.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { AdminVideoRow } from "#features/catalogue/video-admin/video-admin.repository.ts";
import type { Refusal } from "#ports/video-sources/video-sources.port.ts";

export interface AilingRow extends Listed {
  readonly title: string;
  readonly category: string | null;
  readonly thumbnail: string | null;
  readonly duration: number | null;
  readonly createdAt: Date;
  readonly releaseAt: Date | null;
  readonly showcasedAt: Date | null;
  readonly deletedAt: null;
  readonly series: AdminVideoRow["series"];
  readonly source: string;
  readonly sourceKind: SourceKind;
  readonly state: Refusal | null;
  readonly answeredAt: Date | null;
  /** The title of a duplicate of this video. */
  readonly sameAs: string | null;
}

export interface SummaryRow {
  readonly dead: number;
  readonly duplicate: number;
  readonly uncategorised: number;
  readonly noStill: number;
  readonly noDescription: number;
  readonly noCaptions: number;
  readonly unwatched: number;
  readonly unasked: number;
  readonly unanswered: number;
  readonly checking: boolean;
  readonly checkedAt: Date | null;
}

interface Kind {
  readonly from: SQL;
  /** Joins needed only to show a row; omitted from counts, so that they can use an index-only scan. */
  readonly shown?: SQL;
  readonly where: SQL;
  readonly key: SQL;
  readonly cast: SQL;
  readonly direction: "asc" | "desc";
}

const live = sql`v.deleted_at is null`;
const ofVideo = { from: sql`from videos v`, shown: sql`join video_health h on h.video_id = v.id` };
/** Looks up videos one by one in index order; with a plain join, PostgreSQL reads the whole library. */
const itsVideo = sql`join lateral (select * from videos where id = h.video_id offset 0) v on true`;
const ofHealth = sql`from video_health h ${itsVideo}`;
const newestFirst = { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "desc" } as const;
const byId = { key: sql`h.video_id`, cast: sql`int` } as const;

/** How to find the videos with each issue; each has its own small index. */
const kinds = (now: Date): Record<HealthIssue, Kind> => ({
  dead: { ...byId, from: ofHealth, where: sql`h.state is not null and ${live}`, direction: "desc" },
  duplicate: {
    from: sql`from same_videos s join video_health h on h.mark = s.mark ${itsVideo}`,
    where: sql`s.n > 1 and ${live}`,
    ...{ key: sql`s.mark`, cast: sql`text`, direction: "asc" },
  },
  uncategorised: { ...newestFirst, ...ofVideo, where: sql`v.category_id is null and ${live}` },
  no_still: { ...newestFirst, ...ofVideo, where: sql`v.thumbnail is null and ${live}` },
  no_description: { ...newestFirst, ...ofVideo, where: sql`v.description !~ '\\S' and ${live}` },
  no_captions: { ...byId, from: ofHealth, where: sql`not h.captioned and ${live}`, direction: "desc" },
  // Oldest first, as they had the most time to be watched. Unreleased videos do not count.
  unwatched: { ...byId, from: ofHealth, where: sql`not h.watched and ${visible(now)}`, direction: "asc" },
});

/** Checked without an answer; covered by a partial index. */
const silent = sql`h.asked_at > '-infinity' and (h.answered_at is null or h.answered_at < h.asked_at)`;
/** Checked before, but not since the last check was requested; excludes `silent` ones, which are counted already. */
const skipped = sql`h.asked_at > '-infinity' and h.asked_at < (select check_wanted_at from library)
  and h.answered_at >= h.asked_at`;

const counted = ({ from, where }: Pick<Kind, "from" | "where">): SQL =>
  sql`(select count(*)::int from (select 1 ${from} where ${where} ${limitTo(countedAtMost)}) found)`;

/** The number of videos with each issue, counted up to a limit, and the state of the check. */
export async function summary(db: Db, now: Date): Promise<SummaryRow> {
  const { dead, duplicate, uncategorised, no_still, no_description, no_captions, unwatched } = kinds(now);
  const [row] = await hotQuery<SummaryRow>(
    db,
    sql`select ${counted(dead)} as dead, ${counted(duplicate)} as duplicate,
          ${counted(uncategorised)} as uncategorised, ${counted(no_still)} as no_still,
          ${counted(no_description)} as no_description, ${counted(no_captions)} as no_captions,
          ${counted(unwatched)} as unwatched,
          ${counted({ from: ofHealth, where: sql`h.asked_at = '-infinity' and ${live}` })} as unasked,
          least(${countedAtMost}::int, ${counted({ from: ofHealth, where: sql`${silent} and ${live}` })}
            + ${counted({ from: ofHealth, where: sql`${skipped} and ${live}` })}) as unanswered,
          coalesce(check_wanted_at > coalesce(checked_at, '-infinity'), false) as checking, checked_at
        from library`,
  );
  if (row === undefined) throw new Error("the library's row is missing");
  return row;
}

/** One page of the videos with an issue plus one extra row; each row carries the total, counted up to a limit. */
export function list(db: Db, issue: HealthIssue, from: From, now: Date): Promise<AilingRow[]> {
  const { key, cast, direction, ...rows } = kinds(now)[issue];
  const order = sql.raw(direction);
  const beyond = sql.raw(direction === "asc" ? ">" : "<");
  const after =
    "key" in from
      ? sql`and ${key} ${beyond}= ${from.key}::${cast} and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)`
      : sql``;
  const sameAs = sql`(select o.title from video_health oh join videos o on o.id = oh.video_id
    where oh.mark = h.mark and o.id <> v.id and o.deleted_at is null order by oh.video_id limit 1)`;
  return hotQuery(
    db,
    sql`select v.id, v.title, c.name as category, v.thumbnail, v.duration, v.created_at, v.release_at, v.showcased_at, null as deleted_at,
          ${seriesColumn("infinity")} as series, v.source, v.source_kind, h.state, h.answered_at,
          ${issue === "duplicate" ? sameAs : sql`null`} as same_as,
          (${key})::text as sort_key, ${counted(rows)} as total
        ${rows.from} ${rows.shown ?? sql``} left join categories c on c.id = v.category_id
        where ${rows.where} ${after} order by ${key} ${order}, v.id ${order} ${pageLimit(from)}`,
  );
}

/** Videos without a still whose provider can supply one, newest first. */
export const withoutStill = (db: Db, limit: number): Promise<{ id: number }[]> =>
  hotQuery<{ id: number }>(
    db,
    sql`select v.id from videos v
        where v.thumbnail is null and v.deleted_at is null and v.source_kind in ('youtube', 'vimeo')
        order by v.published_at desc, v.id desc ${limitTo(limit)}`,
  );

interface CheckedVideo extends Pick<AilingRow, "id" | "title" | "thumbnail" | "answeredAt"> {
  readonly url: string;
  readonly kind: SourceKind;
  readonly description: string;
  readonly mark: string;
}

/** One video that is not deleted. */
export async function one(db: Db, id: number) {
  const [row] = await hotQuery<CheckedVideo>(
    db,
    sql`select v.id, v.title, v.source as url, v.source_kind as kind, v.thumbnail, v.description, h.mark, h.answered_at
        from videos v join video_health h on h.video_id = v.id where v.id = ${id} and v.deleted_at is null`,
  );
  return row;
}

/** A video to be checked at its provider. */
export interface DueVideo extends Source {
  readonly id: number;
  /** Identifies the video at its provider; changes with its address. */
  readonly mark: string;
}

/** The result of a check. Not answered: nothing new is known. Answered without a state: the video plays. */
export interface CheckResult extends Pick<DueVideo, "id" | "mark"> {
  readonly answered: boolean;
  readonly state: Refusal | null;
}

/** Marks every video as due. */
export async function want(tx: Db, now: Date): Promise<void> {
  await hotQuery(tx, sql`update library set check_wanted_at = ${now}`);
  await hotQuery(tx, sql`update video_health set asked_at = default where asked_at > ${latestPast(now)}`);
}

/** Records the end of a check. */
export async function ended(db: Db, now: Date): Promise<void> {
  await hotQuery(db, sql`update library set checked_at = ${now}`);
}

/** Videos not checked since the last check was requested, longest waiting first. */
export const due = (db: Db, without: readonly Source["kind"][], limit: number): Promise<DueVideo[]> =>
  hotQuery<DueVideo>(
    db,
    sql`select v.id, h.mark, v.source as url, v.source_kind as kind from video_health h ${itsVideo}
        where h.asked_at < (select check_wanted_at from library) and ${live}
          and v.source_kind <> all(${sql.param(without)}::text[])
        order by h.asked_at, h.video_id ${limitTo(limit)}`,
  );

/** Stores answers, except for videos whose address has changed meanwhile. */
export async function write(db: Db, results: readonly CheckResult[], now: Date): Promise<void> {
  await hotQuery(
    db,
    sql`update video_health h set asked_at = ${now}::timestamptz,
          answered_at = case when i.answered then ${now}::timestamptz else h.answered_at end,
          state = case when i.answered then i.state else h.state end
        from unnest(${sql.param(results.map(({ id }) => id))}::int[], ${sql.param(results.map(({ mark }) => mark))}::text[],
                    ${sql.param(results.map(({ answered }) => answered))}::bool[],
                    ${sql.param(results.map(({ state }) => state))}::text[]) i (id, mark, answered, state)
        where h.video_id = i.id and h.mark = i.mark`,
  );
}
