import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { openToColumn } from "#domain/library/open-to.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";
import type { Passage } from "#features/catalogue/mechanisms/caption-files/passages.policy.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";

export interface CaptionRow {
  readonly id: number;
  readonly videoId: number;
  readonly kind: CaptionKind;
  readonly language: string;
  readonly label: string;
  readonly cueCount: number;
  readonly createdAt: Date;
}

/** Unique key: at most one caption exists for each at a time. */
export type CaptionKey = Pick<CaptionRow, "videoId" | "kind" | "language" | "label">;

const columns = sql`id, video_id, kind, language, label, cue_count, created_at`;

/** The captions of a video, ordered by language; undefined if the viewer cannot see the video. */
export async function ofVideo(db: Db, video: number, horizon: Horizon): Promise<CaptionRow[] | undefined> {
  const rows = await hotQuery<{ [Key in keyof CaptionRow]: CaptionRow[Key] | null }>(
    db,
    sql`select c.id, v.id as video_id, c.kind, c.language, c.label, c.cue_count, c.created_at
        from videos v left join captions c on c.video_id = v.id and c.deleted_at is null
        where v.id = ${video} and ${visible(horizon)} order by c.language, c.kind, c.label`,
  );
  return rows.length === 0 ? undefined : rows.filter((row): row is typeof row & CaptionRow => row.id !== null);
}

/** A caption file of a video that the viewer can see. */
export async function file(db: Db, video: number, caption: number, horizon: Horizon) {
  const [row] = await hotQuery<{ vtt: string; openTo: OpenTo | null }>(
    db,
    sql`select c.vtt, ${openToColumn} as open_to from captions c join videos v on v.id = c.video_id
        where c.id = ${caption} and c.video_id = ${video} and c.deleted_at is null and ${visible(horizon)}`,
  );
  return row;
}

/** Locks a video against concurrent changes to its captions until the transaction ends. */
export async function holdVideo(tx: Db, video: number) {
  const [row] = await hotQuery<{ title: string }>(
    tx,
    sql`select title from videos where id = ${video} and deleted_at is null for no key update`,
  );
  return row;
}

export async function source(db: Db, video: number) {
  const [row] = await hotQuery<Source>(
    db,
    sql`select source as url, source_kind as kind from videos where id = ${video} and deleted_at is null`,
  );
  return row;
}

export async function insert(
  tx: Db,
  caption: CaptionKey & { readonly vtt: string; readonly cueCount: number; readonly createdAt: Date },
): Promise<CaptionRow> {
  const { videoId, kind, language, label, vtt, cueCount, createdAt } = caption;
  const [row] = await hotQuery<CaptionRow>(
    tx,
    sql`insert into captions (video_id, kind, language, label, vtt, cue_count, created_at)
        values (${videoId}, ${kind}, ${language}, ${label}, ${vtt}, ${cueCount}, ${createdAt}) returning ${columns}`,
  );
  if (row === undefined) throw new Error("an insert returned no row");
  return row;
}

/** Adds the passages that searches find, in one statement. */
export async function insertPassages(tx: Db, caption: CaptionRow, passages: readonly Passage[]): Promise<void> {
  if (passages.length === 0) return;
  const rows = JSON.stringify(passages);
  await hotQuery(
    tx,
    sql`insert into caption_passages (caption_id, n, video_id, start_ms, end_ms, line_starts, lines, tail)
        select ${caption.id}::int, n - 1, ${caption.videoId}::int, (p->>'start')::int, (p->>'end')::int,
          array(select e::int from jsonb_array_elements_text(p->'starts') with ordinality s(e, at) order by at),
          p->>'text', p->>'tail'
        from jsonb_array_elements(${rows}::jsonb) with ordinality as each(p, n)`,
  );
}

/** Removes captions by a condition, together with their search passages. */
async function remove(tx: Db, which: SQL, now: Date): Promise<CaptionRow[]> {
  const rows = await hotQuery<CaptionRow>(
    tx,
    sql`update captions set deleted_at = ${now} where deleted_at is null and ${which} returning ${columns}`,
  );
  const gone = rows.map((row) => row.id);
  if (gone.length > 0)
    await hotQuery(tx, sql`delete from caption_passages where caption_id = any(${sql.param(gone)}::int[])`);
  return rows;
}

export const removeOne = async (tx: Db, video: number, caption: number, now: Date): Promise<CaptionRow | undefined> =>
  (await remove(tx, sql`id = ${caption} and video_id = ${video}`, now))[0];

/** Removes the caption with this key. @returns its id */
export async function vacate(tx: Db, place: CaptionKey, now: Date): Promise<number | null> {
  const same = sql`video_id = ${place.videoId} and kind = ${place.kind} and language = ${place.language}
    and label = ${place.label}`;
  return (await remove(tx, same, now))[0]?.id ?? null;
}

/** A caption removed after the given time, with its file. */
export async function removed(db: Db, video: number, caption: number, since: Date) {
  const [row] = await hotQuery<CaptionRow & { vtt: string }>(
    db,
    sql`select ${columns}, vtt from captions
        where id = ${caption} and video_id = ${video} and deleted_at > ${since}`,
  );
  return row;
}

/** @returns false if somebody else restored it first */
export async function restore(tx: Db, caption: number): Promise<boolean> {
  const rows = await hotQuery(
    tx,
    sql`update captions set deleted_at = null where id = ${caption} and deleted_at is not null returning id`,
  );
  return rows.length > 0;
}

/** Permanently deletes captions removed at or before the given time. */
export const purge = (db: Db, until: Date) => filteredQuery(db, sql`delete from captions where deleted_at <= ${until}`);

/** The videos whose Oid or address is one of these. */
export const matching = (db: Db, oids: readonly string[], addresses: readonly string[]) =>
  filteredQuery<{ id: number; title: string; oid: string; source: string }>(
    db,
    sql`select id, title, oid, source from videos
        where deleted_at is null
          and ((source_kind in ('youtube', 'vimeo', 'hls', 'dash', 'file') and oid = any(${sql.param(oids)}::text[]))
            or source = any(${sql.param(addresses)}::text[]))
        order by id`,
  );
