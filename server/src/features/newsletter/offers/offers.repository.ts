import { type Db, hotQuery } from "#data/database.ts";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { offers, spentOffers, subscribers } from "#db/schema/newsletter.ts";
import { latestPast } from "#domain/clock.ts";

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

/** A member's address. Locks the account, so that nobody takes up two offers at once. */
export async function lockMember(tx: Db, id: number): Promise<{ email: string; confirmedAt: Date | null } | undefined> {
  const columns = { email: users.email, confirmedAt: users.emailConfirmedAt };
  return (await tx.select(columns).from(users).where(eq(users.id, id)).for("update"))[0];
}

/** Lets one transaction at a time ask about these keys of mailboxes, and add them. */
export async function lockSpent(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spent offer ${key}`}, 0))`);
  }
}

export async function addSpent(tx: Db, keys: readonly string[]): Promise<void> {
  await tx
    .insert(spentOffers)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

/** Whether any of these is there. */
export async function isSpent(db: Db, keys: readonly string[]): Promise<boolean> {
  return (
    (
      await db
        .select()
        .from(spentOffers)
        .where(inArray(spentOffers.key, [...keys]))
    ).length > 0
  );
}

/** A subscriber's unused offer, unless it was mailed recently or the subscriber has unsubscribed. Locks the row. */
export async function lockDue(
  tx: Db,
  subscriberId: number,
  since: Date,
  now: Date,
): Promise<MailableOffer | undefined> {
  const due = and(
    eq(offers.subscriberId, subscriberId),
    isNull(offers.usedAt),
    or(isNull(offers.mailedAt), lt(offers.mailedAt, since), gt(offers.mailedAt, latestPast(now))),
    isNull(subscribers.unsubscribedAt),
  );
  const { secondaryEmail: email, firstName } = subscribers;
  const [offer] = await tx
    .select({ id: offers.id, email, firstName, expiresAt: offers.expiresAt })
    .from(offers)
    .innerJoin(subscribers, eq(subscribers.id, offers.subscriberId))
    .where(due)
    .for("update", { of: offers });
  return offer;
}

export async function setMailed(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(offers).set({ mailedAt: now }).where(eq(offers.id, id));
}

/** Marks an unused offer as used. @returns false if it was used before */
export async function setUsed(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const unused = and(eq(offers.id, id), isNull(offers.usedAt));
  return (
    (await tx.update(offers).set({ usedAt: now, usedBy: userId }).where(unused).returning({ id: offers.id })).length > 0
  );
}
