import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { and, eq, inArray, isNull, sql } from "#db/orm.ts";
import { offerLinks, offers, spentOffers, subscribers } from "#db/schema/newsletter.ts";

/** Any number will do, so long as nothing else locks by it. */
const mailLock = 7_341_903;

export interface MailedOffer {
  readonly id: number;
  readonly subscriberId: number;
  readonly email: string;
  readonly firstName: string;
}

/** Makes sure that a subscriber has an offer; one that expired unused is extended. */
export async function ensure(tx: Db, subscriberId: number, now: Date, expiresAt: Date): Promise<void> {
  await tx
    .insert(offers)
    .values({ subscriberId, expiresAt })
    .onConflictDoUpdate({
      target: offers.subscriberId,
      set: { expiresAt },
      setWhere: sql`${offers.usedAt} is null and ${offers.expiresAt} <= ${now}`,
    });
}

/** Those of some addresses whose offer was used. Locks the offers, so that no other one is used before the commit. */
export async function lockUsed(tx: Db, emails: readonly string[]): Promise<string[]> {
  const { secondaryEmail: email } = subscribers;
  const rows = await tx
    .select({ email, usedAt: offers.usedAt })
    .from(offers)
    .innerJoin(subscribers, eq(subscribers.id, offers.subscriberId))
    .where(inArray(sql`lower(${email})`, emails.map(emailKey)))
    .for("update", { of: offers });
  return rows.flatMap((row) => (row.usedAt === null ? [] : [row.email]));
}

export async function addSpent(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(spentOffers)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

export async function isSpent(tx: Db, key: string): Promise<boolean> {
  return (await tx.select().from(spentOffers).where(eq(spentOffers.key, key))).length > 0;
}

/**
 * An unused offer to be mailed, unless it was mailed since a moment, or nobody wants mails there. Until the
 * transaction ends nobody else mails it; sign-ups do not wait for that.
 */
export async function takeToMail(tx: Db, subscriberId: number, since: Date): Promise<MailedOffer | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${mailLock}, ${subscriberId})`);
  const due = and(
    eq(offers.subscriberId, subscriberId),
    isNull(offers.usedAt),
    sql`(${offers.mailedAt} is null or ${offers.mailedAt} < ${since})`,
    isNull(subscribers.unsubscribedAt),
  );
  const { secondaryEmail: email, firstName } = subscribers;
  const rows = await tx
    .select({ id: offers.id, subscriberId: offers.subscriberId, email, firstName })
    .from(offers)
    .innerJoin(subscribers, eq(subscribers.id, offers.subscriberId))
    .where(due);
  return rows[0];
}

export async function setMailed(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(offers).set({ mailedAt: now }).where(eq(offers.id, id));
}

export async function removeLink(db: Db, tokenHash: string): Promise<void> {
  await db.delete(offerLinks).where(eq(offerLinks.tokenHash, tokenHash));
}

export async function addLink(db: Db, offerId: number, tokenHash: string): Promise<void> {
  await db.insert(offerLinks).values({ offerId, tokenHash });
}

export async function usable(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(offerLinks, eq(offerLinks.offerId, offers.id))
    .where(and(eq(offerLinks.tokenHash, tokenHash), isNull(offers.usedAt), sql`${offers.expiresAt} > ${now}`));
  return rows.length > 0;
}

/** Uses an offer up, if it can be used. @returns its id, and whom it was mailed to; of many at once, one gets it */
export async function use(tx: Db, tokenHash: string, userId: number, now: Date) {
  const linked = sql`${offers.id} = (select offer_id from offer_links where token_hash = ${tokenHash})`;
  const [used] = await tx
    .update(offers)
    .set({ usedAt: now, usedBy: userId })
    .where(and(linked, isNull(offers.usedAt), sql`${offers.expiresAt} > ${now}`))
    .returning({ id: offers.id, subscriberId: offers.subscriberId });
  if (used === undefined) return undefined;
  const { secondaryEmail } = subscribers;
  const [to] = await tx.select({ secondaryEmail }).from(subscribers).where(eq(subscribers.id, used.subscriberId));
  return to && { id: used.id, email: to.secondaryEmail };
}
