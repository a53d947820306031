import type { Db } from "#data/database.ts";
import { inArray, sql } from "#db/orm.ts";
import { subscribers } from "#db/schema/newsletter.ts";

type ImportedSubscriber = Omit<typeof subscribers.$inferInsert, "id">;

const address = sql<string>`lower(${subscribers.secondaryEmail})`;

export function createSubscribersImportRepository() {
  return {
    /** Which of some addresses, in lower case, there are, and whether their owners unsubscribed. */
    known: async (tx: Db, emails: readonly string[]): Promise<Map<string, { readonly unsubscribed: boolean }>> => {
      const rows = await tx
        .select({ email: address, unsubscribedAt: subscribers.unsubscribedAt })
        .from(subscribers)
        .where(inArray(address, [...emails]));
      return new Map(rows.map(({ email, unsubscribedAt }) => [email, { unsubscribed: unsubscribedAt !== null }]));
    },

    /** @returns the addresses that came in, in lower case: a sign-up may have been faster */
    insert: async (tx: Db, rows: readonly ImportedSubscriber[]): Promise<Set<string>> => {
      const added = await tx
        .insert(subscribers)
        .values([...rows])
        .onConflictDoNothing()
        .returning({ email: address });
      return new Set(added.map(({ email }) => email));
    },
  };
}

export type SubscribersImportRepository = ReturnType<typeof createSubscribersImportRepository>;
