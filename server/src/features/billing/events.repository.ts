import { eq, sql } from "#db/orm.ts";
import { paymentEvents } from "#db/schema/billing.ts";
import type { Db } from "#platform/database.ts";

export type EventRow = typeof paymentEvents.$inferSelect;

/** The ledger of the provider's events. */
export function createEventsRepository() {
  return {
    /** @returns false for an event that is in the ledger already */
    add: async (tx: Db, event: typeof paymentEvents.$inferInsert): Promise<boolean> => {
      const added = await tx
        .insert(paymentEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      return added.length === 1;
    },

    byId: async (db: Db, id: string): Promise<EventRow | undefined> =>
      (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0],

    settle: async (db: Db, id: string, state: EventRow["state"], note: string | null, now: Date): Promise<void> => {
      const attempts = sql`${paymentEvents.attempts} + 1`;
      await db.update(paymentEvents).set({ state, note, handledAt: now, attempts }).where(eq(paymentEvents.id, id));
    },

    reopen: async (tx: Db, id: string): Promise<boolean> => {
      const opened = await tx
        .update(paymentEvents)
        .set({ state: "received", note: null })
        .where(eq(paymentEvents.id, id))
        .returning({ id: paymentEvents.id });
      return opened.length === 1;
    },
  };
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;
