import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A mailbox, with the key under which its refusal is kept once everything else about it is deleted. */
export interface KeyedMailbox {
  readonly mailbox: string;
  readonly key: string;
}

/** Those of some mailboxes whose owners refused news, as subscribers or as members. */
export async function among(db: Db, mailboxes: readonly KeyedMailbox[]): Promise<Set<string>> {
  const rows = await hotQuery<{ mailbox: string }>(
    db,
    sql`select given.mailbox from unnest(${sql.param(mailboxes.map(({ mailbox }) => mailbox))}::text[],
          ${sql.param(mailboxes.map(({ key }) => key))}::text[]) given (mailbox, key)
        where exists (select from subscribers s
            where mailbox_of(s.secondary_email) = given.mailbox and s.unsubscribed_at is not null)
          or exists (select from users u join news_preferences p on p.user_id = u.id
            where mailbox_of(u.email) = given.mailbox and not p.wanted)
          or exists (select from news_refusals r where r.key = given.key)`,
  );
  return new Set(rows.map(({ mailbox }) => mailbox));
}

export async function withdraw(tx: Db, key: string): Promise<void> {
  await hotQuery(tx, sql`delete from news_refusals where key = ${key}`);
}

export async function keep(tx: Db, keys: readonly string[]): Promise<void> {
  await hotQuery(
    tx,
    sql`insert into news_refusals (key) select * from unnest(${sql.param(keys)}::text[]) on conflict do nothing`,
  );
}

/** Records a bounce; the address gets no more news. @returns false if there is no such delivery */
export async function record(db: Db, id: number, reason: string, now: Date): Promise<boolean> {
  const rows = await hotQuery(
    db,
    sql`update deliveries set bounced_at = coalesce(bounced_at, ${now}::timestamptz), answer = ${reason}
        where id = ${id}::bigint returning id`,
  );
  return rows.length > 0;
}
