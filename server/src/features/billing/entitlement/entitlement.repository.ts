import type { Db } from "#data/database.ts";
import { desc, eq } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { entitlementHistory, freeTime } from "#db/schema/billing.ts";
import type { FreeTime, PaidTime } from "#domain/entitlement.policy.ts";
import { subscriptionsOf } from "#features/billing/subscription/subscription.repository.ts";

export type HistoryEntry = typeof entitlementHistory.$inferInsert;

/** What somebody's being pro is made of. */
export function createEntitlementRepository() {
  return {
    /** Holds a member until the transaction ends, so that changes of what they are entitled to come one after the other. */
    lock: async (tx: Db, userId: number): Promise<{ proExpiryDate: Date | null } | undefined> => {
      const columns = { proExpiryDate: users.proExpiryDate };
      return (await tx.select(columns).from(users).where(eq(users.id, userId)).for("update"))[0];
    },

    paidTimes: (tx: Db, userId: number): Promise<PaidTime[]> => subscriptionsOf(tx, userId),

    freeTimes: (tx: Db, userId: number): Promise<(FreeTime & typeof freeTime.$inferSelect)[]> =>
      tx.select().from(freeTime).where(eq(freeTime.userId, userId)).orderBy(freeTime.grantedAt),

    setProUntil: async (tx: Db, userId: number, proExpiryDate: Date | null): Promise<void> => {
      await tx.update(users).set({ proExpiryDate }).where(eq(users.id, userId));
    },

    remember: async (tx: Db, entry: HistoryEntry): Promise<void> => {
      await tx.insert(entitlementHistory).values(entry);
    },

    history: (db: Db, userId: number, limit: number): Promise<(typeof entitlementHistory.$inferSelect)[]> =>
      db
        .select()
        .from(entitlementHistory)
        .where(eq(entitlementHistory.userId, userId))
        .orderBy(desc(entitlementHistory.id))
        .limit(limit),

    addFreeTime: async (tx: Db, given: typeof freeTime.$inferInsert): Promise<number> => {
      const [created] = await tx.insert(freeTime).values(given).returning({ id: freeTime.id });
      if (created === undefined) throw new Error("an insert returned no row");
      return created.id;
    },

    freeTime: async (db: Db, id: number): Promise<typeof freeTime.$inferSelect | undefined> =>
      (await db.select().from(freeTime).where(eq(freeTime.id, id)))[0],

    revokeFreeTime: async (tx: Db, id: number, now: Date): Promise<void> => {
      await tx.update(freeTime).set({ revokedAt: now }).where(eq(freeTime.id, id));
    },

    markEarlyAccess: async (tx: Db, userId: number): Promise<void> => {
      await tx.update(users).set({ earlyAccess: true }).where(eq(users.id, userId));
    },
  };
}

export type EntitlementRepository = ReturnType<typeof createEntitlementRepository>;
