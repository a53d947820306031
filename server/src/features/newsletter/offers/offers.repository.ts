import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { latestPast } from "#domain/time/clock.ts";

/** An offer and the subscriber to mail it to. */
export interface MailableOffer {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly expiresAt: Date;
}

/** Gives each of the subscribers an offer, or extends one that expired unused. */
export async function ensure(tx: Db, subscriberIds: readonly number[], now: Date, expiresAt: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`insert into offers (subscriber_id, expires_at)
        select id, ${expiresAt}::timestamptz from unnest(${sql.param(subscriberIds)}::int[]) id order by id
        on conflict (subscriber_id) do update set expires_at = excluded.expires_at
        where offers.used_at is null and offers.expires_at <= ${now}::timestamptz`,
  );
}

/** The names of the subscriber to whom an offer belongs. */
export async function namesOf(db: Db, id: number): Promise<{ firstName: string; lastName: string } | undefined> {
  const [row] = await hotQuery<{ firstName: string; lastName: string }>(
    db,
    sql`select s.first_name, s.last_name from offers o join subscribers s on s.id = o.subscriber_id where o.id = ${id}`,
  );
  return row;
}

/** A member's address. Locks the account, so that nobody uses two offers at once. */
export async function lockMember(tx: Db, id: number): Promise<{ email: string; confirmedAt: Date | null } | undefined> {
  const [row] = await hotQuery<{ email: string; confirmedAt: Date | null }>(
    tx,
    sql`select email, email_confirmed_at as confirmed_at from users where id = ${id} for update`,
  );
  return row;
}

/** The unused offer of a member's own address, and whether that is certainly theirs. */
export async function ownOffer(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ email: string; confirmed: boolean; offerId: number | null } | undefined> {
  const [row] = await hotQuery<{ email: string; confirmed: boolean; offerId: number | null }>(
    db,
    sql`select u.email, u.email_confirmed_at is not null as confirmed,
          (select o.id from subscribers s join offers o on o.subscriber_id = s.id
           where lower(s.secondary_email) = lower(u.email) and o.used_at is null and o.expires_at > ${now}::timestamptz
           ${limitTo(1)}) as offer_id
        from users u where u.id = ${userId}`,
  );
  return row;
}

/**
 * The unused offers of some subscribers, except those that were mailed recently or whose subscribers have unsubscribed.
 * Locks their rows in a consistent order.
 */
export async function lockDue(
  tx: Db,
  subscriberIds: readonly number[],
  since: Date,
  now: Date,
): Promise<Map<number, MailableOffer>> {
  const rows = await hotQuery<MailableOffer & { subscriberId: number }>(
    tx,
    sql`select o.id, o.subscriber_id, s.secondary_email as email, s.first_name, o.expires_at
        from offers o join subscribers s on s.id = o.subscriber_id
        where o.subscriber_id = any(${sql.param(subscriberIds)}::int[]) and o.used_at is null
          and s.unsubscribed_at is null
          and (o.mailed_at is null or o.mailed_at < ${since}::timestamptz or o.mailed_at > ${latestPast(now)}::timestamptz)
        order by o.id for update of o`,
  );
  return new Map(rows.map((row) => [row.subscriberId, row]));
}

export async function setMailed(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`with held as materialized (
          select id from offers where id = any(${sql.param(ids)}::int[]) order by id for no key update
        )
        update offers set mailed_at = ${now}::timestamptz from held where offers.id = held.id`,
  );
}

/** Marks an unused offer as used. @returns false if it was used before */
export async function setUsed(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const used = await hotQuery(
    tx,
    sql`update offers set used_at = ${now}, used_by = ${userId} where id = ${id} and used_at is null returning id`,
  );
  return used.length > 0;
}

/** Has an unused offer's mail wait until the site opens. */
export async function hold(db: Db, subscriberId: number): Promise<void> {
  await hotQuery(
    db,
    sql`update offers set held = true where subscriber_id = ${subscriberId}::int and used_at is null and not held`,
  );
}

/** Ends the wait of some offers, which are renewed. @returns their subscribers, each with the language of the sign-up */
export function release(tx: Db, most: number, expiresAt: Date): Promise<{ subscriberId: number; language: string }[]> {
  return hotQuery(
    tx,
    sql`with due as materialized (
          select id from offers where held order by id ${limitTo(most)} for update skip locked
        )
        update offers set held = false, expires_at = ${expiresAt}::timestamptz
        from due, subscribers s where offers.id = due.id and s.id = offers.subscriber_id
        returning offers.subscriber_id, s.language`,
  );
}
