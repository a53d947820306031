import type { Db } from "#data/database.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { customers, differences, payments, reconciliations, subscriptions } from "#db/schema/billing.ts";
import type { PaymentRow, SubscriptionRow } from "#features/billing/subscription/subscription.repository.ts";
import type { Found } from "./reconciliation.policy.ts";

export type RunRow = typeof reconciliations.$inferSelect;
export type DifferenceRow = typeof differences.$inferSelect & { readonly username: string | null };

/** The comparisons with the provider, and what they compare. */
export function createReconciliationRepository() {
  return {
    /** @returns the id of a new run; undefined while one is running */
    begin: async (tx: Db, now: Date): Promise<number | undefined> => {
      const [begun] = await tx
        .insert(reconciliations)
        .values({ startedAt: now })
        .onConflictDoNothing()
        .returning({ id: reconciliations.id });
      return begun?.id;
    },

    running: async (db: Db): Promise<RunRow | undefined> =>
      (await db.select().from(reconciliations).where(isNull(reconciliations.endedAt)))[0],

    last: async (db: Db): Promise<RunRow | undefined> =>
      (
        await db
          .select()
          .from(reconciliations)
          .where(isNotNull(reconciliations.endedAt))
          .orderBy(desc(reconciliations.id))
          .limit(1)
      )[0],

    finish: async (tx: Db, id: number, run: Partial<RunRow>, found: readonly Found[]): Promise<void> => {
      const running = and(eq(reconciliations.id, id), isNull(reconciliations.endedAt));
      const ended = await tx.update(reconciliations).set(run).where(running).returning();
      if (ended.length === 0) return;
      for (let at = 0; at < found.length; at += 500) {
        const rows = found.slice(at, at + 500).map((each) => ({ ...each, reconciliationId: id }));
        await tx.insert(differences).values(rows);
      }
    },

    /** Ends what began before a moment and never ended: the server went down in between. */
    giveUp: async (tx: Db, before: Date, failure: string, now: Date): Promise<void> => {
      const abandoned = and(isNull(reconciliations.endedAt), lt(reconciliations.startedAt, before));
      await tx.update(reconciliations).set({ endedAt: now, failure }).where(abandoned);
    },

    forget: async (tx: Db, before: Date): Promise<void> => {
      await tx.delete(reconciliations).where(lt(reconciliations.startedAt, before));
    },

    countOpen: async (db: Db, runId: number): Promise<number> => {
      const open = and(eq(differences.reconciliationId, runId), isNull(differences.healedAt));
      return (await db.select({ n: sql<number>`count(*)::int` }).from(differences).where(open))[0]?.n ?? 0;
    },

    /** Differences of a run, those that are not healed first. */
    ofRun: async (db: Db, runId: number, limit: number): Promise<DifferenceRow[]> => {
      const rows = await db
        .select()
        .from(differences)
        .leftJoin(users, eq(users.id, differences.userId))
        .where(eq(differences.reconciliationId, runId))
        .orderBy(sql`${differences.healedAt} is not null`, asc(differences.id))
        .limit(limit);
      return rows.map((row) => ({ ...row.differences, username: row.users?.username ?? null }));
    },

    /** @returns how many are going to be healed */
    wantHealed: async (tx: Db, runId: number, ids: readonly number[] | undefined, actorId: number): Promise<number> => {
      const which = ids === undefined ? undefined : inArray(differences.id, [...ids]);
      const wanted = await tx
        .update(differences)
        .set({ healFor: actorId, note: null })
        .where(and(eq(differences.reconciliationId, runId), isNull(differences.healedAt), which))
        .returning({ id: differences.id });
      return wanted.length;
    },

    nextToHeal: async (db: Db): Promise<typeof differences.$inferSelect | undefined> =>
      (await db.select().from(differences).where(isNotNull(differences.healFor)).orderBy(differences.id).limit(1))[0],

    healed: async (db: Db, id: number, how: { healedAt?: Date; note?: string }): Promise<void> => {
      await db
        .update(differences)
        .set({ ...how, healFor: null })
        .where(eq(differences.id, id));
    },

    subscriptions: async (db: Db, ids: readonly string[]): Promise<Map<string, SubscriptionRow>> => {
      const rows = await db
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },

    payments: async (db: Db, invoiceIds: readonly string[]): Promise<Map<string, PaymentRow>> => {
      const rows = await db
        .select()
        .from(payments)
        .where(inArray(payments.id, [...invoiceIds]));
      return new Map(rows.map((row) => [row.id, row]));
    },

    members: async (db: Db, customerIds: readonly string[]): Promise<Map<string, number>> => {
      const rows = await db
        .select()
        .from(customers)
        .where(inArray(customers.customerId, [...customerIds]));
      return new Map(rows.map((row) => [row.customerId, row.userId]));
    },

    /** Some of our subscriptions, in the order of their ids. */
    subscriptionsAfter: (db: Db, id: string, limit: number): Promise<SubscriptionRow[]> =>
      db.select().from(subscriptions).where(gt(subscriptions.id, id)).orderBy(asc(subscriptions.id)).limit(limit),
  };
}

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>;
