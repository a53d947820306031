import type { Db } from "#data/database.ts";
import { legalAcceptances } from "#db/schema/site.ts";

export async function add(tx: Db, acceptance: typeof legalAcceptances.$inferInsert): Promise<void> {
  await tx.insert(legalAcceptances).values(acceptance);
}
