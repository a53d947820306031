import { type Db, hotQuery } from "#data/database.ts";
import { and, inArray, isNull, sql } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";
import type { Source } from "#features/catalogue/sources/sources.policy.ts";
import type { SourceOrigin } from "./source-origins.policy.ts";

/** The origins of all videos that are not deleted, most used first. A policy has no room for more than this. */
export const mostUsed = (db: Db): Promise<SourceOrigin[]> =>
  hotQuery<SourceOrigin & Record<string, unknown>>(
    db,
    sql`select kind, origin from source_origins order by n desc, origin limit 500`,
  );

/** The source of the newest video played from one of these origins. Learned origins do not count. */
export async function newestOf(db: Db, from: readonly string[]): Promise<Source | undefined> {
  // Checks for existence first, so that an unused origin does not cause a scan of all videos.
  const [row] = await hotQuery<Source & Record<string, unknown>>(
    db,
    sql`select v.source_kind as kind, v.source as url from video_origins o join videos v on v.id = o.video_id
        where o.origin = any(${sql.param(from)}::text[]) and not o.learned
          and exists (select from source_origins s where s.origin = any(${sql.param(from)}::text[]))
        order by o.video_id desc limit 1`,
  );
  return row;
}

/** Of these videos, the ones that are not deleted. */
export const find = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: videos.id, kind: videos.sourceKind, url: videos.source })
    .from(videos)
    .where(and(inArray(videos.id, [...ids]), isNull(videos.deletedAt)));

/**
 * Replaces the learned origins of a video, unless its source has changed or it was deleted meanwhile.
 * @param source as it is stored
 */
export async function learn(db: Db, id: number, source: Source, origins: readonly string[]): Promise<void> {
  const learned = sql`${sql.param(origins)}::text[]`;
  await hotQuery(
    db,
    sql`with video as (
          select id, source_kind from videos
          where id = ${id} and source = ${source.url} and source_kind = ${source.kind} and deleted_at is null
          for no key update
        ), gone as (
          delete from video_origins o using video
          where o.video_id = video.id and o.learned and o.origin <> all(${learned})
        )
        insert into video_origins (video_id, kind, origin, learned)
        select video.id, video.source_kind, origin, true from video, unnest(${learned}) origin
        order by origin on conflict do nothing`,
  );
}
