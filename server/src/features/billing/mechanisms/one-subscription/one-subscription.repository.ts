import type { Db } from "#data/database.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { doubledSubscriptions, runningSubscriptions } from "#db/schema/billing.ts";

export type DoubledRow = typeof doubledSubscriptions.$inferSelect;

/** Notes which subscription runs for a member; null: none does. */
export async function setRunning(tx: Db, userId: number, subscriptionId: string | null): Promise<void> {
  if (subscriptionId === null) {
    await tx.delete(runningSubscriptions).where(eq(runningSubscriptions.userId, userId));
    return;
  }
  const set = { subscriptionId };
  await tx
    .insert(runningSubscriptions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: runningSubscriptions.userId, set });
}

/** A member's subscriptions that began beside the one that runs. */
export const doubledOf = (tx: Db, userId: number): Promise<DoubledRow[]> =>
  tx.select().from(doubledSubscriptions).where(eq(doubledSubscriptions.userId, userId));

export const doubled = async (tx: Db, id: string): Promise<DoubledRow | undefined> =>
  (await tx.select().from(doubledSubscriptions).where(eq(doubledSubscriptions.id, id)))[0];

export async function noteDoubled(tx: Db, row: typeof doubledSubscriptions.$inferInsert): Promise<void> {
  await tx.insert(doubledSubscriptions).values(row).onConflictDoNothing();
}

/** It is the only one after all. */
export async function forgetDoubled(tx: Db, id: string): Promise<void> {
  await tx.delete(doubledSubscriptions).where(eq(doubledSubscriptions.id, id));
}

export async function settleDoubled(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(doubledSubscriptions)
    .set({ doneAt: now })
    .where(and(eq(doubledSubscriptions.id, id), isNull(doubledSubscriptions.doneAt)));
}
