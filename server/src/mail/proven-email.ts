import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { emailConfirmations, users } from "#db/schema/accounts.ts";

/** Takes an address as the member's, where it is the one they have; the links that were mailed to it end. */
export async function proveEmail(tx: Db, userId: number, email: string, now: Date): Promise<void> {
  const unproven = and(eq(users.id, userId), isNull(users.emailConfirmedAt), sameEmail(users.email, email));
  const proven = await tx.update(users).set({ emailConfirmedAt: now }).where(unproven).returning({ id: users.id });
  if (proven.length === 0) return;
  const links = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.kind, "email"));
  await tx.delete(emailConfirmations).where(and(links, sameEmail(emailConfirmations.email, email)));
}
