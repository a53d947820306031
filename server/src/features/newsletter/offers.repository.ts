import { and, eq, isNull, sql } from "#db/orm.ts";
import { offerLinks, offers, subscribers } from "#db/schema/newsletter.ts";
import type { Db } from "#platform/database.ts";

export interface MailedOffer {
  readonly id: number;
  readonly subscriberId: number;
  readonly email: string;
  readonly firstName: string;
}

export function createOffersRepository() {
  return {
    /** Makes sure that a subscriber has an offer; one that expired unused lasts anew. */
    ensure: async (tx: Db, subscriberId: number, now: Date, expiresAt: Date): Promise<void> => {
      await tx
        .insert(offers)
        .values({ subscriberId, expiresAt })
        .onConflictDoUpdate({
          target: offers.subscriberId,
          set: { expiresAt },
          setWhere: sql`${offers.usedAt} is null and ${offers.expiresAt} <= ${now}`,
        });
    },

    /** Takes an unused offer in hand to mail it, unless it was mailed since a moment, or nobody wants mails there. */
    beginMail: async (db: Db, subscriberId: number, now: Date, since: Date): Promise<MailedOffer | undefined> => {
      const due = and(
        eq(offers.subscriberId, subscriberId),
        isNull(offers.usedAt),
        sql`(${offers.mailedAt} is null or ${offers.mailedAt} < ${since})`,
        sql`exists (select 1 from ${subscribers} where id = ${subscriberId} and unsubscribed_at is null)`,
      );
      const [taken] = await db.update(offers).set({ mailedAt: now }).where(due).returning({ id: offers.id });
      if (taken === undefined) return undefined;
      const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId));
      return (
        subscriber && { id: taken.id, subscriberId, email: subscriber.secondaryEmail, firstName: subscriber.firstName }
      );
    },

    /** The mail did not go out. */
    undoMail: async (db: Db, id: number, tokenHash: string): Promise<void> => {
      await db.update(offers).set({ mailedAt: null }).where(eq(offers.id, id));
      await db.delete(offerLinks).where(eq(offerLinks.tokenHash, tokenHash));
    },

    addLink: async (db: Db, offerId: number, tokenHash: string): Promise<void> => {
      await db.insert(offerLinks).values({ offerId, tokenHash });
    },

    usable: async (db: Db, tokenHash: string, now: Date): Promise<boolean> => {
      const rows = await db
        .select({ id: offers.id })
        .from(offers)
        .innerJoin(offerLinks, eq(offerLinks.offerId, offers.id))
        .where(and(eq(offerLinks.tokenHash, tokenHash), isNull(offers.usedAt), sql`${offers.expiresAt} > ${now}`));
      return rows.length > 0;
    },

    /** Uses an offer up, if it can be used. @returns its id, and whom it was mailed to; of many at once, one gets it */
    use: async (tx: Db, tokenHash: string, userId: number, now: Date) => {
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
    },
  };
}

export type OffersRepository = ReturnType<typeof createOffersRepository>;
