import type { Db } from "#data/database.ts";
import { and, desc, eq, gt, lte, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { entitlementHistory, freeTime } from "#db/schema/pro-time.ts";
import type { HeldPlans, MemberPlan } from "#domain/member-plan.ts";

export type HistoryRow = typeof entitlementHistory.$inferSelect;
export type FreeTimeRow = typeof freeTime.$inferSelect;

/** Locks the account until the transaction ends, so that changes of a member's pro time are serialized. */
export async function lockAccount(tx: Db, userId: number): Promise<{ proExpiryDate: Date | null } | undefined> {
  const columns = { proExpiryDate: users.proExpiryDate };
  return (await tx.select(columns).from(users).where(eq(users.id, userId)).for("update"))[0];
}

export async function setPro(
  tx: Db,
  userId: number,
  pro: { readonly proExpiryDate: Date | null; readonly heldPlans: HeldPlans } & (
    | MemberPlan
    | { readonly plan: null; readonly planAt: null }
  ),
): Promise<void> {
  await tx.update(users).set(pro).where(eq(users.id, userId));
}

/** The first members after one, by id, whose plan was to end by now according to what is stored. */
export async function endedPlans(db: Db, now: Date, after: number, most: number): Promise<number[]> {
  const isRunning = sql`${users.plan} in ('cancelling', 'free_time')`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isRunning, lte(users.planAt, now), gt(users.id, after)))
    .orderBy(users.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function markEarlyAccess(tx: Db, userId: number): Promise<void> {
  await tx.update(users).set({ earlyAccess: true }).where(eq(users.id, userId));
}

export async function addToHistory(tx: Db, entry: typeof entitlementHistory.$inferInsert): Promise<void> {
  await tx.insert(entitlementHistory).values(entry);
}

/** Newest first. */
export function history(db: Db, userId: number, limit: number): Promise<HistoryRow[]> {
  return db
    .select()
    .from(entitlementHistory)
    .where(eq(entitlementHistory.userId, userId))
    .orderBy(desc(entitlementHistory.id))
    .limit(limit);
}

/** Oldest first. */
export function freeTimesOf(db: Db, userId: number): Promise<FreeTimeRow[]> {
  return db.select().from(freeTime).where(eq(freeTime.userId, userId)).orderBy(freeTime.grantedAt);
}

export async function freeTimeById(db: Db, id: number): Promise<FreeTimeRow | undefined> {
  return (await db.select().from(freeTime).where(eq(freeTime.id, id)))[0];
}

/** @returns its id */
export async function addFreeTime(tx: Db, granted: typeof freeTime.$inferInsert): Promise<number> {
  const [created] = await tx.insert(freeTime).values(granted).returning({ id: freeTime.id });
  if (created === undefined) throw new Error("an insert returned no row");
  return created.id;
}

export async function revokeFreeTime(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(freeTime).set({ revokedAt: now }).where(eq(freeTime.id, id));
}
