import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { SourceOrigin } from "./source-origins.policy.ts";

/** The origins of all videos that are not deleted, most used first. A policy has no room for more than this. */
export const mostUsed = (db: Db): Promise<SourceOrigin[]> =>
  hotQuery<SourceOrigin>(db, sql`select kind, origin from source_origins order by n desc, origin limit 500`);

/** The source of the newest video whose own address has one of these origins. */
export async function newestOf(db: Db, from: readonly string[]): Promise<Source | undefined> {
  const origins = sql`${sql.param(from)}::text[]`;
  // Checks for existence first, so that an origin without videos of its own does not cause a scan of all videos.
  const [row] = await hotQuery<Source>(
    db,
    sql`select source_kind as kind, source as url from videos
        where origin_of(source) = any(${origins}) and deleted_at is null
          and exists (select from source_origins s where s.origin = any(${origins}) and s.n >
            (select count(*) from video_origins o where o.kind = s.kind and o.origin = s.origin))
        order by id desc limit 1`,
  );
  return row;
}

/** Of these videos, the ones that are not deleted. */
export const find = (db: Db, ids: readonly number[]) =>
  hotQuery<Source & { id: number }>(
    db,
    sql`select id, source_kind as kind, source as url from videos
        where id = any(${sql.param(ids)}::int[]) and deleted_at is null`,
  );

/**
 * Replaces the origins learned of a video, unless its source has changed or it was deleted meanwhile.
 * @param source as it is stored
 */
export async function learn(db: Db, id: number, source: Source, origins: readonly string[]): Promise<void> {
  const learned = sql`${sql.param(origins)}::text[]`;
  await hotQuery(
    db,
    sql`with video as (
          select id, source_kind, source from videos
          where id = ${id} and source = ${source.url} and source_kind = ${source.kind} and deleted_at is null
          for no key update
        ), gone as (
          delete from video_origins o using video
          where o.video_id = video.id and o.origin <> all(${learned})
        )
        insert into video_origins (video_id, kind, origin)
        select video.id, video.source_kind, origin from video, unnest(${learned}) origin
        where origin is distinct from origin_of(video.source)
        order by origin on conflict do nothing`,
  );
}
