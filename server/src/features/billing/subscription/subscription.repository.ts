import type { Db } from "#data/database.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "#db/orm.ts";
import { payments, subscriptions } from "#db/schema/billing.ts";
import type { ProviderInvoice, ProviderReturns } from "#ports/payments/provider-records.port.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

export async function byId(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
}

export async function byIds(db: Db, ids: readonly string[]): Promise<Map<string, SubscriptionRow>> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Subscriptions in id order, after the given id. */
export function listAfter(db: Db, id: string, limit: number): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(gt(subscriptions.id, id)).orderBy(asc(subscriptions.id)).limit(limit);
}

type Returned = Pick<PaymentRow, "returnedAt" | "disputeLost">;

/** A member's subscriptions, newest first, each with when its newest payment was returned in full, if it was. */
export async function ofMember(db: Db, userId: number): Promise<(SubscriptionRow & Returned)[]> {
  const { id, subscriptionId, returnedAt, disputeLost } = payments;
  const paid = await db
    .select({ id, subscriptionId, returnedAt, disputeLost })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const own = eq(subscriptions.userId, userId);
  const all = await db.select().from(subscriptions).where(own).orderBy(desc(subscriptions.startedAt));
  return all.map((subscription) => {
    const its = paid.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const newest = its.find((payment) => payment.id === subscription.latestInvoiceId) ?? its[0];
    return { ...subscription, returnedAt: newest?.returnedAt ?? null, disputeLost: newest?.disputeLost ?? false };
  });
}

export async function save(tx: Db, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row });
}

type Ended = Pick<SubscriptionRow, "providerStatus" | "syncNumber"> & { readonly now: Date };

export async function end(tx: Db, id: string, { providerStatus, syncNumber, now }: Ended): Promise<void> {
  const paidUntil = sql`least(${subscriptions.paidUntil}, ${now})`;
  const endsAt = sql`least(coalesce(${subscriptions.endsAt}, ${now}), ${now})`;
  await tx
    .update(subscriptions)
    .set({ providerStatus, renews: false, payUrl: null, paidUntil, endsAt, syncNumber, syncedAt: now })
    .where(eq(subscriptions.id, id));
}

/** Changes nothing if a later sync has already saved the invoice. */
export async function saveInvoice(tx: Db, userId: number, invoice: ProviderInvoice, syncNumber: number): Promise<void> {
  const { id, subscriptionId, customerId: _, isPaid: __, url, ...rest } = invoice;
  if (subscriptionId === null) return;
  const row = { id, userId, subscriptionId, invoiceUrl: url, syncNumber, ...rest };
  await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: payments.id, set: row, setWhere: sql`${payments.syncNumber} <= ${syncNumber}` });
}

/**
 * Saves the returned part of a payment, unless a later sync has done so. A full return is dated when we first see it,
 * because the provider does not date lost disputes.
 * @returns whether the payment is known here
 */
export async function saveReturns(tx: Db, returns: ProviderReturns, now: Date, syncNumber: number): Promise<boolean> {
  const { invoiceId, refunded, refundedInFull, dispute } = returns;
  const disputeLost = dispute === "lost";
  const returnedAt = refundedInFull || disputeLost ? sql`coalesce(${payments.returnedAt}, ${now})` : null;
  const changed = sql`(${payments.refunded}, ${payments.disputeLost}) is distinct from (${refunded}::int, ${disputeLost}::bool)`;
  const returnsSeenAt = sql`case when ${changed} then ${now} else ${payments.returnsSeenAt} end`;
  const kept = (name: "settledRefunded" | "settledDisputed" | "settlementAskedAt") =>
    sql`case when not ${changed} then ${payments[name]} end`;
  const saved = await tx
    .update(payments)
    .set({
      ...{ refunded, disputeLost, dispute, returnedAt, returnsSeenAt, returnsSyncNumber: syncNumber },
      settledRefunded: kept("settledRefunded"),
      settledDisputed: kept("settledDisputed"),
      settlementAskedAt: kept("settlementAskedAt"),
    })
    .where(and(eq(payments.id, invoiceId), sql`${payments.returnsSyncNumber} <= ${syncNumber}`))
    .returning({ id: payments.id });
  if (saved.length > 0) return true;
  return (await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, invoiceId))).length > 0;
}

/** The newest paid invoice. @param latest the subscription's latest invoice, which counts as newest if it is paid */
export async function lastPaid(tx: Db, subscriptionId: string, latest: string | null): Promise<PaymentRow | undefined> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), isNotNull(payments.paidAt)))
    .orderBy(desc(sql`${payments.id} = ${latest ?? ""}`), desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return rows[0];
}

/** Whether one of a member's subscriptions began with free days. */
export async function hasTried(db: Db, userId: number): Promise<boolean> {
  const tried = and(eq(subscriptions.userId, userId), eq(subscriptions.tried, true));
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(tried).limit(1)).length > 0;
}

/** When a subscription was first paid for. The invoice of free days pays for nothing. */
export async function firstPaidAt(tx: Db, subscriptionId: string, tried: boolean): Promise<Date | null> {
  const rows = await tx
    .select({ paidAt: payments.paidAt })
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        isNotNull(payments.paidAt),
        tried ? gt(payments.amountPaid, 0) : undefined,
      ),
    )
    .orderBy(asc(payments.paidAt))
    .limit(1);
  return rows[0]?.paidAt ?? null;
}

export async function paymentsByIds(db: Db, invoiceIds: readonly string[]): Promise<Map<string, PaymentRow>> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...invoiceIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Newest first. */
export function paymentsOf(db: Db, userId: number, limit: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt)).limit(limit);
}
