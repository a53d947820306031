import type { Db } from "#data/database.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { subscribers } from "#db/schema/newsletter.ts";

/** Keeps the time of the first unsubscription. */
export async function unsubscribe(db: Db, id: number, now: Date): Promise<void> {
  const subscribed = and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt));
  await db.update(subscribers).set({ unsubscribedAt: now }).where(subscribed);
}
