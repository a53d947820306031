import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** The person a link was mailed to. */
export type Recipient = { readonly subscriberId: number } | { readonly userId: number };

/** Undefined if they are gone. */
export async function mailboxOf(db: Db, recipient: Recipient): Promise<string | undefined> {
  const [row] = await hotQuery<{ mailbox: string }>(
    db,
    "userId" in recipient
      ? sql`select mailbox_of(email) as mailbox from users where id = ${recipient.userId}`
      : sql`select mailbox_of(secondary_email) as mailbox from subscribers where id = ${recipient.subscriberId}`,
  );
  return row?.mailbox;
}

/** Ends the news for all addresses of some mailboxes. Keeps the time of the first unsubscription. */
export async function unsubscribe(tx: Db, mailboxes: readonly string[], now: Date): Promise<void> {
  const any = sql`any(${sql.param(mailboxes)}::text[])`;
  await hotQuery(
    tx,
    sql`with held as materialized (
          select id from subscribers where mailbox_of(secondary_email) = ${any} and unsubscribed_at is null
          order by id for no key update)
        update subscribers set unsubscribed_at = ${now}::timestamptz from held where subscribers.id = held.id`,
  );
  await hotQuery(
    tx,
    sql`insert into news_preferences (user_id, wanted, changed_at)
        select id, false, ${now}::timestamptz from users where mailbox_of(email) = ${any} order by id
        on conflict (user_id) do update set wanted = false, changed_at = excluded.changed_at
          where news_preferences.wanted`,
  );
}

/** Attributes an unsubscription to the last campaign mail that the recipient got. */
export const markDelivery = (tx: Db, recipient: Recipient, now: Date) =>
  hotQuery(
    tx,
    sql`update deliveries set unsubscribed_at = ${now}::timestamptz
        where id = (select max(id) from deliveries where state in ('handing_over', 'delivered', 'unsure')
            and ${"userId" in recipient ? sql`user_id = ${recipient.userId}` : sql`subscriber_id = ${recipient.subscriberId}`})
          and unsubscribed_at is null`,
  );
