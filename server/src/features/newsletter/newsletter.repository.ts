import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "#db/orm.ts";
import { subscribers } from "#db/schema/newsletter.ts";

export type NewSubscriber = Omit<typeof subscribers.$inferInsert, "id" | "createdAt">;

export function createNewsletterRepository(db: NodePgDatabase) {
  return {
    /** @returns the id of the new record, or of the one that this address already has, which stays as it is */
    insert: async (subscriber: NewSubscriber): Promise<number> => {
      const [created] = await db
        .insert(subscribers)
        .values(subscriber)
        .onConflictDoNothing()
        .returning({ id: subscribers.id });
      if (created !== undefined) return created.id;
      const [found] = await db
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(sql`lower(${subscribers.secondaryEmail}) = lower(${subscriber.secondaryEmail})`);
      if (found === undefined) throw new Error("a subscriber is neither new nor known");
      return found.id;
    },
  };
}

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
