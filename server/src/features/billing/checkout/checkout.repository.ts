import type { Db } from "#data/database.ts";
import { and, desc, eq, sql } from "#db/orm.ts";
import { checkouts } from "#db/schema/billing.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function openOf(db: Db, userId: number): Promise<CheckoutRow | undefined> {
  return (
    await db
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.open, true)))
  )[0];
}

/** @returns the member's open checkout: this one, or one that was already open */
export async function open(db: Db, checkout: typeof checkouts.$inferInsert): Promise<CheckoutRow> {
  await db
    .insert(checkouts)
    .values(checkout)
    .onConflictDoNothing({ target: checkouts.userId, where: sql`${checkouts.open}` });
  const row = await openOf(db, checkout.userId);
  if (row === undefined) throw new Error("the open checkout was closed before it could be read");
  return row;
}

/** Saves the provider's session of a checkout. @returns whether the checkout is still open */
export async function saveSession(
  db: Db,
  id: string,
  session: Required<Pick<CheckoutRow, "sessionId" | "url" | "expiresAt">>,
): Promise<boolean> {
  const saved = await db.update(checkouts).set(session).where(eq(checkouts.id, id)).returning({ open: checkouts.open });
  return saved[0]?.open ?? false;
}

export async function close(db: Db, id: string): Promise<void> {
  await db.update(checkouts).set({ open: false }).where(eq(checkouts.id, id));
}

export async function bySession(db: Db, sessionId: string): Promise<CheckoutRow | undefined> {
  return (await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId)))[0];
}

/** The provider's ids of a member's latest checkouts. */
export async function latestSessions(db: Db, userId: number): Promise<string[]> {
  const created = and(eq(checkouts.userId, userId), sql`${checkouts.sessionId} is not null`);
  const rows = await db.select().from(checkouts).where(created).orderBy(desc(checkouts.createdAt)).limit(3);
  return rows.flatMap(({ sessionId }) => sessionId ?? []);
}
