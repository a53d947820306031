import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";

/** A request as a member sees it. The video is its answer, if visible to them. */
export interface RequestRow {
  readonly id: number;
  readonly text: string;
  readonly votes: number;
  readonly declined: boolean;
  readonly voted: boolean;
  readonly asked: boolean;
  readonly videoId: number | null;
  readonly title: string | null;
  readonly duration: number | null;
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
}

/** The member who reads requests, what they can see, and in which language. */
export interface Reader {
  readonly userId: number;
  readonly horizon: Horizon;
  readonly language: Viewer["language"];
}

/** Columns of the requests `r`, as a member sees them. */
export const requestColumns = ({ userId, language }: Reader): SQL =>
  sql`r.id, r.text, r.votes, r.declined_at is not null as declined, m.user_id is not null as voted,
      coalesce(c.asked_by = ${userId}::int, false) as asked, v.id as video_id, ${translated("videoTitle", language)} as title, v.duration, v.thumbnail,
      v.thumbnail_blur`;

/** Requests `r` that are not merged into others, with their answer `v` and the member's vote `m`. */
export const requestsSeenBy = ({ userId, horizon }: Reader): SQL =>
  sql`requests r
        left join videos v on v.id = r.video_id and ${visible(horizon)}
        left join request_votes m on m.request_id = r.id and m.user_id = ${userId}::int
        left join requests c on c.id = m.cast_for
      where r.merged_into is null and r.deleted_at is null`;

/** A request and everything merged into it, recursively. */
export const familyOf = (id: SQL): SQL =>
  sql`(with recursive family (id) as (
         select ${id} union all select f.id from requests f join family on f.merged_into = family.id)
       select id from family)`;

type Order = { readonly key: SQL; readonly after: (from: Extract<From, { key: string }>) => SQL; readonly by: SQL };

const byVotes: Order = {
  key: sql`r.votes::text`,
  after: ({ key, id }) => sql`(r.votes, -r.id) < (${key}::int, -${id}::int)`,
  by: sql`r.votes desc, r.id`,
};
const lastAnswered: Order = {
  key: sql`r.answered_at::text`,
  after: ({ key, id }) => sql`(r.answered_at, r.id) < (${key}::timestamptz, ${id}::int)`,
  by: sql`r.answered_at desc, r.id desc`,
};

/** One page of the requests that match a condition, plus one extra row. */
function list(db: Db, reader: Reader, which: SQL, { key, after, by }: Order, from: From) {
  const those = sql`from ${requestsSeenBy(reader)} and r.votes > 0 and ${which}`;
  return hotQuery<RequestRow & Listed>(
    db,
    sql`select ${requestColumns(reader)}, ${key} as sort_key,
          (select count(*)::int from (select ${those} ${limitTo(countedAtMost)}) counted) as total
        ${those} ${"key" in from ? sql`and ${after(from)}` : sql``}
        order by ${by} ${pageLimit(from)}`,
  );
}

/** Open requests, and declined ones that the member wants; most votes first. */
export const open = (db: Db, reader: Reader, from: From) =>
  list(
    db,
    reader,
    // Not `v.id is null`, because then PostgreSQL reads all requests before it sorts them.
    sql`(r.video_id is null or not exists (
          select from videos v where v.id = r.video_id and ${visible(reader.horizon)}))
        and (r.declined_at is null or m.user_id is not null)`,
    byVotes,
    from,
  );

/** Answered requests, most recently answered first. */
export const answered = (db: Db, reader: Reader, from: From) =>
  list(db, reader, sql`r.video_id is not null and v.id is not null`, lastAnswered, from);

export async function one(db: Db, reader: Reader, id: number): Promise<RequestRow | undefined> {
  const [row] = await hotQuery<RequestRow>(
    db,
    sql`select ${requestColumns(reader)} from ${requestsSeenBy(reader)} and r.id = ${id}`,
  );
  return row;
}

/** Locks a member, so that concurrent requests count towards the limit. */
export const holdMember = (tx: Db, userId: number) =>
  hotQuery(tx, sql`select from users where id = ${userId} for no key update`);

export interface Known {
  readonly id: number;
  /** Whether it has no votes, so that the next asker may reword it. */
  readonly free: boolean;
}

export async function byKey(tx: Db, key: string, userId: number): Promise<Known | undefined> {
  const [row] = await hotQuery<{ id: number; free: boolean }>(
    tx,
    sql`select id, votes = 0 and merged_into is null and asked_by is distinct from ${userId}::int as free
        from requests where key = ${key} and deleted_at is null`,
  );
  return row;
}

/** The time of a member's `many`th newest request; undefined if they have made fewer. */
export async function askedBefore(tx: Db, userId: number, many: number): Promise<Date | undefined> {
  const [row] = await hotQuery<{ askedAt: Date }>(
    tx,
    sql`select asked_at from requests where asked_by = ${userId} order by asked_at desc offset ${many - 1} limit 1`,
  );
  return row?.askedAt;
}

interface NewRequest {
  readonly text: string;
  readonly key: string;
  readonly userId: number;
  readonly now: Date;
}

/** @returns its id; undefined if others have asked for the same already */
export async function insert(tx: Db, { text, key, userId, now }: NewRequest): Promise<number | undefined> {
  const [row] = await hotQuery<{ id: number }>(
    tx,
    sql`insert into requests as r (text, key, asked_by, asked_at)
        values (${text}, ${key}, ${userId}::int, ${now}::timestamptz)
        on conflict (key) where deleted_at is null do update
          set text = excluded.text, asked_by = excluded.asked_by, asked_at = excluded.asked_at
          where r.votes = 0 and r.merged_into is null
        returning id`,
  );
  return row?.id;
}

async function holdRoot(tx: Db, id: number): Promise<number | undefined> {
  const [row] = await hotQuery<{ id: number }>(
    tx,
    sql`select id from requests
        where merged_into is null and deleted_at is null and id = (
          with recursive line (id, merged_into) as (
            select id, merged_into from requests where id = ${id}
            union all select r.id, r.merged_into from requests r join line on r.id = line.merged_into)
          select id from line where merged_into is null)
        for no key update`,
  );
  return row?.id;
}

/** Locks a request, or the one it was merged into. @returns the id of the locked one */
export const hold = async (tx: Db, id: number): Promise<number | undefined> =>
  // Retried once, in case it was merged while waiting for the lock.
  (await holdRoot(tx, id)) ?? holdRoot(tx, id);

interface Vote {
  readonly userId: number;
  readonly requestId: number;
  readonly castFor: number;
  readonly now: Date;
}

/** Idempotent; a trigger maintains the count. */
export const vote = (tx: Db, { userId, requestId, castFor, now }: Vote) =>
  hotQuery(
    tx,
    sql`insert into request_votes (user_id, request_id, cast_for, cast_at)
        values (${userId}, ${requestId}, ${castFor}, ${now}::timestamptz) on conflict do nothing`,
  );

/** Idempotent. Also removes a second vote left behind by a merge. */
export const withdraw = (tx: Db, userId: number, requestId: number) =>
  hotQuery(
    tx,
    sql`delete from request_votes where user_id = ${userId}
          and request_id in ${familyOf(sql`${requestId}::int`)}`,
  );

/** Clears the asker of requests that the asker no longer wants. */
export const forgetAskers = (db: Db, before: Date) =>
  hotQuery(
    db,
    sql`update requests r set asked_by = null
        where asked_by is not null and asked_at < ${before}::timestamptz
          and not exists (select from request_votes m where m.cast_for = r.id and m.user_id = r.asked_by)`,
  );

/** Purges requests without votes, and those deleted before the given time. */
export const purge = (db: Db, unwantedSince: Date, deletedBefore: Date) =>
  hotQuery(
    db,
    sql`delete from requests where deleted_at < ${deletedBefore}::timestamptz
          or (votes = 0 and merged_into is null and asked_at < ${unwantedSince}::timestamptz)`,
  );
