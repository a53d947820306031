import type { Db } from "#data/database.ts";
import { desc, eq } from "#db/orm.ts";
import { payments, refunds } from "#db/schema/billing.ts";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";

export type RefundRow = typeof refunds.$inferSelect;

/** Locks a payment until the transaction ends, so that its refunds are serialized. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)).for("update"))[0];
}

/** Whether a payment is there, and its member as well. */
export async function isOfMember(db: Db, id: string): Promise<boolean> {
  const [payment] = await db.select({ userId: payments.userId }).from(payments).where(eq(payments.id, id));
  return payment !== undefined && payment.userId !== null;
}

export async function byId(db: Db, id: string): Promise<RefundRow | undefined> {
  return (await db.select().from(refunds).where(eq(refunds.id, id)))[0];
}

/** @returns undefined if it is there already, or another one of the same payment is on its way */
export async function add(tx: Db, row: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  return (await tx.insert(refunds).values(row).onConflictDoNothing().returning())[0];
}

export async function setState(db: Db, id: string, state: RefundRow["state"]): Promise<void> {
  await db.update(refunds).set({ state }).where(eq(refunds.id, id));
}

/** A member's, newest first. */
export function ofMember(db: Db, userId: number, limit: number): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.userId, userId)).orderBy(desc(refunds.madeAt)).limit(limit);
}
