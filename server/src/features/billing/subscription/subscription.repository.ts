import type { Db } from "#data/database.ts";
import { and, desc, eq, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { customers, payments, subscriptions } from "#db/schema/billing.ts";
import type { ProviderInvoice, ProviderReturns } from "#ports/payments/payments.port.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** With when the newest payment was given back whole. */
export type HeldSubscription = SubscriptionRow & Pick<PaymentRow, "returnedAt">;

/** Of a member, the newest first. */
export async function subscriptionsOf(db: Db, userId: number): Promise<HeldSubscription[]> {
  const paid = await db
    .select({ id: payments.id, subscriptionId: payments.subscriptionId, returnedAt: payments.returnedAt })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, "paid")))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const own = eq(subscriptions.userId, userId);
  const all = await db.select().from(subscriptions).where(own).orderBy(desc(subscriptions.startedAt));
  return all.map((subscription) => {
    const its = paid.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const newest = its.find(({ id }) => id === subscription.latestInvoiceId) ?? its[0];
    return { ...subscription, returnedAt: newest?.returnedAt ?? null };
  });
}

export function createSubscriptionsRepository() {
  return {
    nextReading: async (db: Db): Promise<number> => {
      const { rows } = await db.execute<{ reading: string }>(sql`select nextval('payment_readings') as reading`);
      return Number(rows[0]?.reading);
    },

    memberOf: async (db: Db, customerId: string): Promise<number | undefined> =>
      (await db.select().from(customers).where(eq(customers.customerId, customerId)))[0]?.userId,

    byId: async (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
      (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0],

    ofMember: subscriptionsOf,

    isBlockedOrLeaving: async (tx: Db, userId: number): Promise<boolean> => {
      const columns = { isActive: users.isActive, leavesAt: users.leavesAt };
      const [member] = await tx.select(columns).from(users).where(eq(users.id, userId));
      return member !== undefined && (!member.isActive || member.leavesAt !== null);
    },

    save: async (tx: Db, row: typeof subscriptions.$inferInsert): Promise<void> => {
      await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row });
    },

    end: async (tx: Db, id: string, { now, reading }: { now: Date; reading: number }): Promise<void> => {
      const paidUntil = sql`least(${subscriptions.paidUntil}, ${now})`;
      const endsAt = sql`least(coalesce(${subscriptions.endsAt}, ${now}), ${now})`;
      const ended = { status: "canceled", renews: false, payUrl: null, paidUntil, endsAt, reading, readAt: now };
      await tx.update(subscriptions).set(ended).where(eq(subscriptions.id, id));
    },

    saveInvoice: async (tx: Db, userId: number, invoice: ProviderInvoice, reading: number): Promise<void> => {
      const { id, subscriptionId, customerId: _, url, ...rest } = invoice;
      if (subscriptionId === null) return;
      const row = { id, userId, subscriptionId, invoiceUrl: url, reading, ...rest };
      await tx
        .insert(payments)
        .values(row)
        .onConflictDoUpdate({ target: payments.id, set: row, setWhere: sql`${payments.reading} <= ${reading}` });
    },

    /**
     * Keeps when money was first seen to be back whole: the provider does not tell for disputes.
     * @returns whether the payment is known here, be it by a newer look
     */
    saveReturns: async (tx: Db, returns: ProviderReturns, now: Date, reading: number): Promise<boolean> => {
      const { invoiceId, refunded, whole, disputeLost } = returns;
      const returnedAt = whole || disputeLost ? sql`coalesce(${payments.returnedAt}, ${now})` : null;
      const changed = sql`(${payments.refunded}, ${payments.disputeLost}) is distinct from (${refunded}::int, ${disputeLost}::bool)`;
      const returnsSeenAt = sql`case when ${changed} then ${now} else ${payments.returnsSeenAt} end`;
      const saved = await tx
        .update(payments)
        .set({ refunded, disputeLost, returnedAt, returnsSeenAt, returnsReading: reading })
        .where(and(eq(payments.id, invoiceId), sql`${payments.returnsReading} <= ${reading}`))
        .returning({ id: payments.id });
      if (saved.length > 0) return true;
      return (await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, invoiceId))).length > 0;
    },

    /** The newest paid invoice. @param latest the subscription's latest one, which is it where it is paid */
    lastPaid: async (tx: Db, subscriptionId: string, latest: string | null): Promise<PaymentRow | undefined> => {
      const paid = and(eq(payments.subscriptionId, subscriptionId), eq(payments.status, "paid"));
      const newest = [desc(sql`${payments.id} = ${latest ?? ""}`), desc(payments.createdAt), desc(payments.id)];
      return (
        await tx
          .select()
          .from(payments)
          .where(paid)
          .orderBy(...newest)
          .limit(1)
      )[0];
    },

    paymentsOf: (db: Db, userId: number, limit: number): Promise<PaymentRow[]> =>
      db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt)).limit(limit),
  };
}

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;
