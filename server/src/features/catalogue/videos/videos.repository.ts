import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { SourceKind, VideoSeries } from "@mindreel/contract/catalogue/videos";
import { likeUsersMax } from "@mindreel/contract/plain/limits";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { openToColumn } from "#domain/library/open-to.ts";
import { progressColumns } from "#domain/library/progress.ts";
import { seriesColumn } from "#domain/library/series.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";

export interface VideoRow {
  id: number;
  title: string;
  description: string;
  category: string | null;
  source: string;
  sourceKind: SourceKind;
  oid: string;
  thumbnail: string | null;
  thumbnailBlur: string | null;
  duration: number | null;
  likeCount: number | null;
  liked: boolean;
  /** Other members who like it, by id; one more than is shown, if there are that many. */
  likers: number[];
  createdAt: Date;
  releaseAt: Date | null;
  showcased: boolean;
  /** The member's position in seconds. */
  position: number | null;
  watched: boolean;
  /** Its own setting, and the one that counts. */
  ownOpenTo: OpenTo | null;
  openTo: OpenTo | null;
  series: VideoSeries | null;
}

/** The member who reads videos, what they can see, and in which language. */
export interface Reader {
  readonly memberId: number;
  readonly horizon: Horizon;
  readonly language: Viewer["language"];
}

/** The largest possible id. */
const idMax = 2_147_483_647;

/**
 * Likers are selected by an index range instead of just the video's id. This way PostgreSQL reads the first hundred off
 * the index; otherwise it collects and sorts all likes of a video that is far more popular than most.
 * @param likers the most to read
 */
export const columns = ({ memberId, horizon, language }: Reader, likers = likeUsersMax + 1) => sql`
  v.id, ${translated("videoTitle", language)} as title, ${translated("videoDescription", language)} as description,
  (select ${translated("categoryName", language)} from categories c where c.id = v.category_id) as category, v.source,
  v.source_kind, v.oid, v.thumbnail, v.thumbnail_blur, v.duration, v.like_count, v.created_at, v.release_at, v.showcased_at is not null as showcased,
  v.open_to as own_open_to, ${openToColumn} as open_to,
  exists (select 1 from likes l where l.video_id = v.id and l.user_id = ${memberId}) as liked,
  array(select l.user_id from likes l
        where (l.video_id, l.user_id) >= (v.id, 0) and (l.video_id, l.user_id) <= (v.id, ${idMax}::int)
          and l.user_id <> ${memberId}
        order by l.video_id, l.user_id ${limitTo(likers)}) as likers,
  ${progressColumns(memberId)}, ${seriesColumn(horizon, language)} as series`;

export async function one(db: Db, id: number, reader: Reader): Promise<VideoRow | undefined> {
  const [row] = await hotQuery<VideoRow>(
    db,
    sql`select ${columns(reader)} from videos v where v.id = ${id} and ${visible(reader.horizon)}`,
  );
  return row;
}

/** Of these videos, the visible ones, in no particular order. */
export const some = (db: Db, ids: readonly number[], reader: Reader): Promise<VideoRow[]> =>
  hotQuery<VideoRow>(
    db,
    sql`select ${columns(reader)} from videos v where v.id = any(${sql.param(ids)}::int[]) and ${visible(reader.horizon)}`,
  );

/** All videos that are not deleted. */
export const idsByOid = (db: Db) =>
  hotQuery<Pick<VideoRow, "id" | "oid">>(db, sql`select id, oid from videos where deleted_at is null`);
