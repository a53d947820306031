import { limits } from "@mindreel/contract/plain/limits";
import { type Db, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";

export interface NoteRow {
  readonly id: number;
  readonly videoId: number;
  readonly at: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A note with the details of its video that the reader may see. */
export interface ListedNote extends NoteRow {
  readonly title: string;
  readonly available: boolean;
  readonly duration: number | null;
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
}

export interface Wanted {
  readonly userId: number;
  readonly horizon: Horizon;
  readonly language: Viewer["language"];
  readonly video: number | undefined;
  /** Words that must all occur in the note or its video's title; empty for any note. */
  readonly words: readonly string[];
}

const columns = sql`id, video_id, at, text, created_at, updated_at`;

/**
 * A member's notes, by video. `limits.notes` keeps their number so low that sorting them is cheap at any page.
 */
function notesOf({ userId, horizon, language, video, words }: Wanted) {
  const title = sql`coalesce(${translated("videoTitle", language)}, n.video_title)`;
  const about = video === undefined ? sql`` : sql`and n.video_id = ${video}`;
  // Read once for all of the words.
  const read = sql`cross join lateral (
      select coalesce(n.folded, spaced_text(n.text)) || ' ' || spaced_text(${title}) as words offset 0) as read`;
  const found = sql`and not exists (
      select from unnest(${sql.param(words)}::text[]) word where position(word in read.words) = 0)`;
  return sql`select n.id, n.video_id, n.at, n.text, n.created_at, n.updated_at, v.id is not null as available,
      ${title} as title, v.duration, v.thumbnail, v.thumbnail_blur,
      array[-(extract(epoch from max(n.created_at) over (partition by n.video_id)) * 1000000)::bigint, -n.video_id, n.at]
        as place
    from notes n left join videos v on v.id = n.video_id and ${visible(horizon)} ${words.length === 0 ? sql`` : read}
    where n.user_id = ${userId} and n.deleted_at is null ${about} ${words.length === 0 ? sql`` : found}`;
}

/** One page of notes plus one extra row; each row carries the total count. */
export const page = (db: Db, wanted: Wanted, from: From, size: number) =>
  hotQuery<ListedNote & Listed>(
    db,
    sql`with mine as materialized (${notesOf(wanted)})
        select *, place::text as sort_key, (select count(*)::int from mine) as total from mine
        ${"key" in from ? sql`where (place, id) > (${from.key}::bigint[], ${from.id}::int)` : sql``}
        order by place, id ${pageLimit(from, size)}`,
  );

export const all = (db: Db, wanted: Wanted) =>
  hotQuery<ListedNote>(db, sql`with mine as materialized (${notesOf(wanted)}) select * from mine order by place, id`);

/** Locks a member, so that concurrent notes count towards the limit. */
export const hold = (tx: Db, userId: number) =>
  hotQuery(tx, sql`select from users where id = ${userId} for no key update`);

export async function tooMany(tx: Db, userId: number): Promise<boolean> {
  const [row] = await hotQuery<{ count: number }>(
    tx,
    sql`select count(*)::int as count from notes where user_id = ${userId} and deleted_at is null`,
  );
  return (row?.count ?? 0) > limits.notes;
}

interface NewNote {
  readonly userId: number;
  readonly horizon: Horizon;
  readonly video: number;
  readonly at: number;
  readonly text: string;
  readonly now: Date;
}

/** @returns undefined if there is no such video for the member */
export async function insert(db: Db, { userId, horizon, video, at, text, now }: NewNote): Promise<NoteRow | undefined> {
  const [row] = await hotQuery<NoteRow>(
    db,
    sql`insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at)
        select ${userId}::int, v.id, v.title, ${at}::int, ${text}::text, ${now}::timestamptz, ${now}::timestamptz
        from videos v where v.id = ${video} and ${visible(horizon)}
        returning ${columns}`,
  );
  return row;
}

interface Change {
  readonly at: number | undefined;
  readonly text: string | undefined;
  readonly now: Date;
}

export async function update(
  db: Db,
  userId: number,
  id: number,
  { at, text, now }: Change,
): Promise<NoteRow | undefined> {
  const [row] = await hotQuery<NoteRow>(
    db,
    sql`update notes set at = coalesce(${at ?? null}::int, at), text = coalesce(${text ?? null}::text, text),
          updated_at = ${now}::timestamptz
        where user_id = ${userId} and id = ${id} and deleted_at is null returning ${columns}`,
  );
  return row;
}

export async function remove(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const rows = await hotQuery(
    db,
    sql`update notes set deleted_at = ${now}::timestamptz
        where user_id = ${userId} and id = ${id} and deleted_at is null returning id`,
  );
  return rows.length > 0;
}

export async function restore(db: Db, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await hotQuery<NoteRow>(
    db,
    sql`update notes set deleted_at = null where user_id = ${userId} and id = ${id} returning ${columns}`,
  );
  return row;
}

/** Permanently deletes notes deleted before the given time. */
export const purge = (db: Db, before: Date) =>
  hotQuery(db, sql`delete from notes where deleted_at < ${before}::timestamptz`);
