import type { RequestState } from "@mindreel/contract/engagement/requests";
import type { SQL } from "drizzle-orm";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { familyOf } from "#features/engagement/requests/requests.repository.ts";

export interface AdminRequestRow {
  readonly id: number;
  readonly text: string;
  readonly votes: number;
  readonly askedAt: Date;
  readonly declined: boolean;
  readonly askers: readonly { readonly id: number; readonly username: string }[];
  readonly merged: readonly { readonly id: number; readonly text: string }[];
  readonly videoId: number | null;
  readonly title: string | null;
  readonly releaseAt: Date | null;
  readonly videoDeleted: boolean;
  readonly told: number;
}

export interface Filter {
  readonly state: RequestState | undefined;
  /** Folded; empty for any. */
  readonly words: string;
}

/** The request `r` and everything merged into it, each read once. */
const family = sql`with recursive family (id, text, asked_by) as (
    select r.id, r.text, r.asked_by
    union all select f.id, f.text, f.asked_by from requests f join family on f.merged_into = family.id)`;
const columns = sql`r.id, r.text, r.votes, r.asked_at, r.declined_at is not null as declined, r.video_id, v.title,
  v.release_at, v.deleted_at is not null as video_deleted,
  (${family} select coalesce(json_agg(distinct jsonb_build_object('id', u.id, 'username', u.username)), '[]')
    from family f join users u on u.id = f.asked_by) as askers,
  (${family} select coalesce(json_agg(json_build_object('id', f.id, 'text', f.text) order by f.id), '[]')
    from family f where f.id <> r.id) as merged,
  (select count(*)::int from request_votes m
    where m.request_id = r.id and m.told_at is not null and r.video_id is not null) as told`;
const those = sql`from requests r left join videos v on v.id = r.video_id
  where r.merged_into is null and r.deleted_at is null`;

const inState: Readonly<Record<RequestState, SQL>> = {
  open: sql`r.video_id is null and r.declined_at is null`,
  answered: sql`r.video_id is not null`,
  declined: sql`r.declined_at is not null`,
};

/** Requests that contain these words, or that others with these words were merged into. */
const withWords = (words: string): SQL =>
  sql`(with recursive line (id, merged_into) as (
         select id, merged_into from requests where position(${words}::text in key) > 0
         union select p.id, p.merged_into from requests p join line on p.id = line.merged_into)
       select id from line where merged_into is null)`;

/** One page plus one extra row, most votes first. */
export function list(db: Db, { state, words }: Filter, from: From): Promise<(AdminRequestRow & Listed)[]> {
  const found = words === "" ? sql`` : sql`and r.id in ${withWords(words)}`;
  const wanted = sql`${those} and r.votes > 0 ${state === undefined ? sql`` : sql`and ${inState[state]}`} ${found}`;
  const after = "key" in from ? sql`and (r.votes, -r.id) < (${from.key}::int, -${from.id}::int)` : sql``;
  return filteredQuery<AdminRequestRow & Listed>(
    db,
    sql`select ${columns}, r.votes::text as sort_key,
          (select count(*)::int from (select ${wanted} ${limitTo(countedAtMost)}) counted) as total
        ${wanted} ${after} order by r.votes desc, r.id
        ${pageLimit(from)}`,
  );
}

export async function one(db: Db, id: number): Promise<AdminRequestRow | undefined> {
  const [row] = await hotQuery<AdminRequestRow>(db, sql`select ${columns} ${those} and r.id = ${id}`);
  return row;
}

export interface HeldRequest {
  readonly id: number;
  readonly text: string;
  readonly videoId: number | null;
  readonly mergedInto: number | null;
}

/** Locks requests in id order, including merged ones. */
export const hold = (tx: Db, ids: readonly number[]): Promise<HeldRequest[]> =>
  hotQuery<HeldRequest>(
    tx,
    sql`select id, text, video_id, merged_into from requests
        where id = any(${sql.param(ids)}::int[]) and deleted_at is null order by id for no key update`,
  );

/** Locks a video against deletion. @returns its title */
export async function holdVideo(tx: Db, id: number): Promise<string | undefined> {
  const [row] = await hotQuery<{ title: string }>(
    tx,
    sql`select title from videos where id = ${id} and deleted_at is null for key share`,
  );
  return row?.title;
}

export const setAnswer = (tx: Db, id: number, videoId: number | null, now: Date) =>
  hotQuery(
    tx,
    sql`update requests set video_id = ${videoId}::int,
          answered_at = case when ${videoId}::int is not null then ${now}::timestamptz end,
          declined_at = case when ${videoId}::int is null then declined_at end
        where id = ${id}`,
  );

export const setDeclined = (tx: Db, id: number, declined: boolean, now: Date) =>
  hotQuery(
    tx,
    sql`update requests set declined_at = case when ${declined}::boolean then ${now}::timestamptz end
        where id = ${id}`,
  );

/** Resets notifications, because everyone is notified again of a different answer. */
export const resetNotifications = (tx: Db, id: number) =>
  hotQuery(tx, sql`update request_votes set told_at = null, seen_at = null where request_id = ${id}`);

/** Merges a request into another. Its votes move there, except those of members who have voted there already. */
export async function merge(tx: Db, id: number, into: number): Promise<void> {
  await hotQuery(
    tx,
    sql`update request_votes v set request_id = ${into}, told_at = null, seen_at = null
        where v.request_id = ${id} and not exists (
          select from request_votes o where o.request_id = ${into} and o.user_id = v.user_id)`,
  );
  await hotQuery(tx, sql`update requests set merged_into = ${into} where id = ${id}`);
}

/** Splits a request from the one it was merged into, with the votes that were cast for it. */
export async function split(tx: Db, id: number, from: number): Promise<void> {
  await hotQuery(
    tx,
    sql`update request_votes v set request_id = ${id}
        where v.request_id = ${from} and v.cast_for in ${familyOf(sql`${id}::int`)} and not exists (
          select from request_votes o where o.request_id = ${id} and o.user_id = v.user_id)`,
  );
  await hotQuery(tx, sql`update requests set merged_into = null where id = ${id}`);
}

/** Deletes a request with everything merged into it. */
export const remove = (tx: Db, id: number, now: Date) =>
  hotQuery(tx, sql`update requests set deleted_at = ${now}::timestamptz where id in ${familyOf(sql`${id}::int`)}`);

/** @returns its text; undefined if it was not deleted after `since` */
export async function restore(tx: Db, id: number, since: Date): Promise<string | undefined> {
  const [row] = await hotQuery<{ text: string }>(
    tx,
    sql`with held as (
          select id, text from requests
          where id = ${id} and merged_into is null and deleted_at > ${since}::timestamptz for no key update),
        restored as (
          update requests set deleted_at = null
          where exists (select from held) and id in ${familyOf(sql`${id}::int`)})
        select text from held`,
  );
  return row?.text;
}

/** Of these keys, the ones that belong to a request. */
export async function known(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await hotQuery<{ key: string }>(
    db,
    sql`select key from requests where key = any(${sql.param(keys)}::text[]) and deleted_at is null and votes > 0`,
  );
  return new Set(rows.map(({ key }) => key));
}
