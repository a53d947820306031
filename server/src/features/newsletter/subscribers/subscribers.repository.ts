import { type Db, hotQuery } from "#data/database.ts";
import { emailKey, sameEmail } from "#data/email-key.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { subscribers } from "#db/schema/newsletter.ts";

export type NewSubscriber = Omit<typeof subscribers.$inferInsert, "id" | "createdAt">;

export type SubscriberRow = NewSubscriber & Listed;

/** One page plus one row, newest first, with the total that triggers maintain, in one query. */
export const list = (db: Db, from: From): Promise<SubscriberRow[]> =>
  hotQuery<SubscriberRow>(
    db,
    sql`select id, first_name, middle_name, last_name, full_name, age, telephone, country, secondary_email, comments,
          unsubscribed_at, '' as sort_key, (select n from kept_counts where name = 'subscribers') as total
        from subscribers ${"key" in from ? sql`where id < ${from.id}::int` : sql``}
        order by id desc ${pageLimit(from)}`,
  );

/** The columns and rows of the CSV export, newest first. */
export const exported = {
  columns: [
    ...["first_name", "middle_name", "last_name", "full_name", "secondary_email", "age", "telephone", "country"],
    ...["comments", "language", "signed_up_at", "offer_used_at", "unsubscribed_at"],
  ],
  rows: sql`select s.first_name, s.middle_name, s.last_name, s.full_name, s.secondary_email, s.age, s.telephone,
              s.country, s.comments, s.language, s.created_at as signed_up_at, o.used_at as offer_used_at, s.unsubscribed_at
            from subscribers s left join offers o on o.subscriber_id = s.id order by s.id desc`,
};

/** A new or known record. */
export interface Added {
  readonly id: number;
  /** They unsubscribed, and stay so. */
  readonly left: boolean;
}

/**
 * Adds subscribers. A known address keeps its record; its language is added if there was none. In the order of their
 * addresses, so that transactions cannot deadlock.
 * @returns the new or known records, one for each given subscriber
 */
export async function add(tx: Db, added: readonly NewSubscriber[]): Promise<Added[]> {
  const sorted = added.toSorted((a, b) => (emailKey(a.secondaryEmail) < emailKey(b.secondaryEmail) ? -1 : 1));
  const column = (name: keyof NewSubscriber) => sql.param(sorted.map((each) => each[name] ?? null));
  const language = ({ language: tag = "" }: NewSubscriber) => tag;
  const created = await hotQuery<Added & { email: string }>(
    tx,
    sql`insert into subscribers (first_name, middle_name, last_name, full_name, age, telephone, country, secondary_email,
          comments, language, unsubscribed_at)
        select * from unnest(${column("firstName")}::text[], ${column("middleName")}::text[],
          ${column("lastName")}::text[], ${column("fullName")}::text[], ${column("age")}::int[],
          ${column("telephone")}::text[], ${column("country")}::text[], ${column("secondaryEmail")}::text[],
          ${column("comments")}::text[], ${sql.param(sorted.map(language))}::text[],
          ${column("unsubscribedAt")}::timestamptz[])
        on conflict do nothing returning id, secondary_email as email, unsubscribed_at is not null as left`,
  );
  const records = new Map(created.map(({ id, left, email }) => [emailKey(email), { id, left }]));
  const rest = sorted.filter(({ secondaryEmail }) => !records.has(emailKey(secondaryEmail)));
  if (rest.length > 0) {
    const known = await hotQuery<Added & { key: string }>(
      tx,
      sql`with held as materialized (
            select s.id, again.key, again.language
            from unnest(${sql.param(rest.map(({ secondaryEmail }) => emailKey(secondaryEmail)))}::text[],
              ${sql.param(rest.map(language))}::text[]) again (key, language)
              join subscribers s on lower(s.secondary_email) = again.key
            order by s.id for no key update of s
          )
          update subscribers set language = case when subscribers.language = '' then held.language else subscribers.language end
          from held where subscribers.id = held.id
          returning subscribers.id, subscribers.unsubscribed_at is not null as left, held.key`,
    );
    for (const { id, left, key } of known) records.set(key, { id, left });
  }
  return added.map(({ secondaryEmail }) => {
    const record = records.get(emailKey(secondaryEmail));
    if (record === undefined) throw new Error("a subscriber is neither new nor known");
    return record;
  });
}

/** Removes a subscriber by address, with its offer. */
export async function removeByEmail(tx: Db, email: string): Promise<void> {
  await hotQuery(tx, sql`delete from subscribers where ${sameEmail(sql`secondary_email`, email)}`);
}
