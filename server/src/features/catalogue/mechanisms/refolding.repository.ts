import { type Db, hotQuery, poolOf } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** Claims the task of folding texts by these rules. @returns false if it was claimed already */
export async function takeOver(tx: Db, rules: number): Promise<boolean> {
  const taken = await hotQuery(tx, sql`update library set folding = ${rules} where folding < ${rules} returning id`);
  return taken.length > 0;
}

/** Locks the next videos, deleted ones too. */
export async function nextVideos(tx: Db, after: number, size: number): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select id from videos where id > ${after}::int order by id limit ${size}::int for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** An update of a text generates what is made of it. */
export async function refoldVideos(tx: Db, ids: readonly number[]): Promise<void> {
  const those = sql`any(${sql.param(ids)}::int[])`;
  await hotQuery(tx, sql`update caption_passages set lines = lines where video_id = ${those}`);
  await hotQuery(tx, sql`update chapters set title = title where video_id = ${those}`);
  await hotQuery(tx, sql`update videos set title = title where id = ${those}`);
  await hotQuery(tx, sql`select write_search_documents(${sql.param(ids)}::int[])`);
}

export const refoldSeries = (tx: Db) => hotQuery(tx, sql`update series set title = title`);

/**
 * Of two requests that become alike, the one with more votes gets the key. Keys of texts that mix scripts stay: they are
 * made otherwise (domain/names/spelling.ts).
 */
export const refoldRequests = (tx: Db) =>
  hotQuery(
    tx,
    sql`update requests r set key = chosen.made
        from (select distinct on (made) id, made
              from (select id, key, votes, left(spaced_text(text), 300) as made from requests
                    where deleted_at is null and not (text ~ '[A-Za-z]' and text ~ '[\\u0370-\\u058f]')) folded
              order by made, key = made desc, votes desc, id) chosen
        where r.id = chosen.id and r.key <> chosen.made
          and not exists (select from requests o where o.key = chosen.made and o.deleted_at is null)`,
  );

/** @returns the last member's id, for the next call; undefined if there are no more */
export async function refoldNotes(tx: Db, after: number, members: number): Promise<number | undefined> {
  const [row] = await hotQuery<{ last: number | null }>(
    tx,
    sql`with those as materialized (
          select distinct user_id from notes where user_id > ${after}::int order by user_id limit ${members}::int
        ), written as (
          update notes n set text = n.text from those where n.user_id = those.user_id
        )
        select max(user_id) as last from those`,
  );
  return row?.last ?? undefined;
}

/** Without a lock that anybody waits for, which no transaction can do. */
export async function reindexMembers(db: Db): Promise<void> {
  const client = await poolOf(db).connect();
  try {
    await client.query("reindex index concurrently users_words_idx");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
