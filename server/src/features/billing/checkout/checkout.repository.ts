import type { Db } from "#data/database.ts";
import { and, desc, eq, sql } from "#db/orm.ts";
import { checkouts, customers } from "#db/schema/billing.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

export function createCheckoutsRepository() {
  const openOf = async (db: Db, userId: number): Promise<CheckoutRow | undefined> =>
    (
      await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.userId, userId), eq(checkouts.open, true)))
    )[0];

  return {
    openOf,

    customerOf: async (db: Db, userId: number): Promise<string | undefined> =>
      (await db.select().from(customers).where(eq(customers.userId, userId)))[0]?.customerId,

    /** Binds a member to a customer for good; answers the one that was first. */
    bindCustomer: async (db: Db, userId: number, customerId: string, now: Date): Promise<string> => {
      await db.insert(customers).values({ userId, customerId, createdAt: now }).onConflictDoNothing();
      const [bound] = await db.select().from(customers).where(eq(customers.userId, userId));
      return bound?.customerId ?? customerId;
    },

    unbindCustomer: async (db: Db, userId: number, customerId: string): Promise<void> => {
      await db.delete(customers).where(and(eq(customers.userId, userId), eq(customers.customerId, customerId)));
    },

    /** The member's open checkout; the given one where there is none yet. */
    open: async (db: Db, fresh: typeof checkouts.$inferInsert): Promise<CheckoutRow> => {
      await db
        .insert(checkouts)
        .values(fresh)
        .onConflictDoNothing({ target: checkouts.userId, where: sql`${checkouts.open}` });
      const row = await openOf(db, fresh.userId);
      if (row === undefined) throw new Error("an open checkout was closed while it was looked for");
      return row;
    },

    begun: async (
      db: Db,
      id: string,
      begun: Required<Pick<CheckoutRow, "sessionId" | "url" | "expiresAt">>,
    ): Promise<void> => {
      await db.update(checkouts).set(begun).where(eq(checkouts.id, id));
    },

    close: async (db: Db, id: string): Promise<void> => {
      await db.update(checkouts).set({ open: false }).where(eq(checkouts.id, id));
    },

    bySession: async (db: Db, sessionId: string): Promise<CheckoutRow | undefined> =>
      (await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId)))[0],

    latestSessions: async (db: Db, userId: number): Promise<string[]> => {
      const begun = and(eq(checkouts.userId, userId), sql`${checkouts.sessionId} is not null`);
      const rows = await db.select().from(checkouts).where(begun).orderBy(desc(checkouts.createdAt)).limit(3);
      return rows.flatMap(({ sessionId }) => sessionId ?? []);
    },
  };
}

export type CheckoutsRepository = ReturnType<typeof createCheckoutsRepository>;
