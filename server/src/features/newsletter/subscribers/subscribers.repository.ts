import { pageSize } from "@mindreel/contract/wire/limits";
import { type Db, hotQuery } from "#data/database.ts";
import { emailKey, sameEmail } from "#data/email-key.ts";
import { inArray, sql } from "#db/orm.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import type { From, Listed } from "#http/input/paging.ts";

export type NewSubscriber = Omit<typeof subscribers.$inferInsert, "id" | "createdAt">;

export type SubscriberRow = NewSubscriber & Listed;

/** One page plus one row, newest first, with the total that triggers keep: one query. */
export const list = (db: Db, from: From): Promise<SubscriberRow[]> =>
  hotQuery<SubscriberRow>(
    db,
    sql`select id, first_name as "firstName", middle_name as "middleName", last_name as "lastName",
          full_name as "fullName", age, telephone, country, secondary_email as "secondaryEmail", comments,
          unsubscribed_at as "unsubscribedAt",
          '' as sort_key, (select n from kept_counts where name = 'subscribers') as total
        from subscribers ${"key" in from ? sql`where id < ${from.id}::int` : sql``}
        order by id desc limit ${pageSize + 1} ${"offset" in from ? sql`offset ${from.offset}` : sql``}`,
  );

/** The columns and rows of the CSV export, newest first. */
export const exported = {
  columns: [
    ...["first_name", "middle_name", "last_name", "full_name", "secondary_email", "age", "telephone", "country"],
    ...["comments", "signed_up_at", "offer_used_at", "unsubscribed_at"],
  ],
  rows: sql`select s.first_name, s.middle_name, s.last_name, s.full_name, s.secondary_email, s.age, s.telephone,
              s.country, s.comments, s.created_at as signed_up_at, o.used_at as offer_used_at, s.unsubscribed_at
            from subscribers s left join offers o on o.subscriber_id = s.id order by s.id desc`,
};

/**
 * Adds a subscriber. An address that is already known keeps its record and is subscribed again.
 * @returns the id of the new or the known record
 */
export async function add(db: Db, subscriber: NewSubscriber): Promise<number> {
  const [created] = await db
    .insert(subscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  if (created !== undefined) return created.id;
  const [known] = await db
    .update(subscribers)
    .set({ unsubscribedAt: null })
    .where(sameEmail(subscribers.secondaryEmail, subscriber.secondaryEmail))
    .returning({ id: subscribers.id });
  if (known === undefined) throw new Error("a subscriber is neither new nor known");
  return known.id;
}

/** Removes subscribers by address; their offers go with them. */
export async function removeByEmail(tx: Db, emails: readonly string[]): Promise<void> {
  await tx.delete(subscribers).where(inArray(sql`lower(${subscribers.secondaryEmail})`, emails.map(emailKey)));
}
