import type { Db } from "#data/database.ts";
import { inArray, sql } from "#db/orm.ts";
import { subscribers } from "#db/schema/newsletter.ts";

type ImportedSubscriber = Omit<typeof subscribers.$inferInsert, "id">;

const emailKey = sql<string>`lower(${subscribers.secondaryEmail})`;

/** Which of these addresses (in lower case) are on the list, and which of them have unsubscribed. */
export async function known(
  tx: Db,
  emails: readonly string[],
): Promise<Map<string, { readonly unsubscribed: boolean }>> {
  const rows = await tx
    .select({ email: emailKey, unsubscribedAt: subscribers.unsubscribedAt })
    .from(subscribers)
    .where(inArray(emailKey, [...emails]));
  return new Map(rows.map(({ email, unsubscribedAt }) => [email, { unsubscribed: unsubscribedAt !== null }]));
}

/** @returns the addresses (in lower case) that were added; someone may have signed up in the meantime */
export async function add(tx: Db, rows: readonly ImportedSubscriber[]): Promise<Set<string>> {
  const added = await tx
    .insert(subscribers)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ email: emailKey });
  return new Set(added.map(({ email }) => email));
}
