import type { Chapter, ChapterOrigin } from "@mindreel/contract/catalogue/chapters";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";

export interface ChapterRow {
  readonly start: number;
  readonly title: string;
  readonly origin: ChapterOrigin;
}

/** The chapters of a video, except those beyond its end; undefined if the viewer cannot see the video. */
export async function ofVideo(db: Db, video: number, horizon: Horizon): Promise<ChapterRow[] | undefined> {
  const rows = await hotQuery<{ [Key in keyof ChapterRow]: ChapterRow[Key] | null }>(
    db,
    sql`select c.start_seconds as start, c.title, c.origin from videos v
        left join chapters c on c.video_id = v.id and (v.duration is null or c.start_seconds < v.duration)
        where v.id = ${video} and ${visible(horizon)} order by c.start_seconds`,
  );
  return rows.length === 0 ? undefined : rows.filter((row): row is typeof row & ChapterRow => row.start !== null);
}

/** Locks a video against concurrent changes to its chapters until the transaction ends. */
export async function holdVideo(tx: Db, video: number) {
  const [row] = await hotQuery<{ title: string; duration: number | null }>(
    tx,
    sql`select title, duration from videos where id = ${video} and deleted_at is null for no key update`,
  );
  return row;
}

export interface Sources {
  readonly id: number;
  readonly description: string;
  /** The most recently added chapter file. */
  readonly vtt: string | null;
}

/** The description and chapter file of each video, except videos whose chapters were set by hand. */
export const sources = (tx: Db, ids: readonly number[]) =>
  hotQuery<Sources>(
    tx,
    sql`select v.id, v.description,
          (select c.vtt from captions c where c.video_id = v.id and c.kind = 'chapters' and c.deleted_at is null
           order by c.created_at desc, c.id desc limit 1) as vtt
        from videos v where v.id = any(${sql.param(ids)}::int[])
          and not exists (select from chapters h where h.video_id = v.id and h.origin = 'hand')`,
  );

export interface Written {
  readonly video: number;
  readonly origin: ChapterOrigin;
  readonly chapters: readonly Chapter[];
}

/** Replaces all chapters of the videos. */
export async function replace(tx: Db, ids: readonly number[], written: readonly Written[]): Promise<void> {
  await hotQuery(tx, sql`delete from chapters where video_id = any(${sql.param(ids)}::int[])`);
  const rows = written.flatMap(({ video, origin, chapters: all }) =>
    all.map(({ start, title }) => ({ video, origin, start, title })),
  );
  if (rows.length === 0) return;
  // A single parameter, regardless of the number of rows.
  await hotQuery(
    tx,
    sql`insert into chapters (video_id, origin, start_seconds, title)
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as each(video int, origin text, start int, title text)`,
  );
}

/** The next videos by id that have a chapter file or may have chapters in their description. */
export const candidates = (tx: Db, after: number, size: number) =>
  hotQuery<{ id: number }>(
    tx,
    sql`select v.id from videos v where v.id > ${after}
          and (v.description like '%0:00%'
               or exists (select from captions c where c.video_id = v.id and c.kind = 'chapters' and c.deleted_at is null))
        order by v.id ${limitTo(size)} for no key update of v`,
  );

/** Whether no video has chapters. */
export async function none(db: Db): Promise<boolean> {
  const rows = await hotQuery(db, sql`select from chapters limit 1`);
  return rows.length === 0;
}
