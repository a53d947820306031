import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { latestPast } from "#domain/time/clock.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { Refusal } from "#ports/video-sources/video-sources.port.ts";
import { itsVideo, live } from "./library-health.repository.ts";

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
