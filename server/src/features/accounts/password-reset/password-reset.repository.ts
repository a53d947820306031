import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { withoutUnproven } from "#features/accounts/email-confirmation/email-confirmation.repository.ts";
import type { User } from "#members/members.repository.ts";

const named = (email: string) => and(sameEmail(users.email, email), eq(users.isActive, true));

/** Whether an address belongs to a member who is not blocked. */
export const isMember = async (db: Db, email: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(named(email))).length > 0;

/** The member with an address, unless blocked. Locks the row. */
export async function lockByEmail(tx: Db, email: string): Promise<User | undefined> {
  return (await tx.select().from(users).where(named(email)).for("update"))[0];
}

/** Sets a password and ends every session of the member. @returns the updated member */
export async function setPassword(tx: Db, userId: number, passwordHash: string, now: Date): Promise<User | undefined> {
  // The link proves that the member reads mail at the address; until now, anyone could have registered it.
  const unproven = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
  await tx
    .update(users)
    .set({ ...withoutUnproven, emailConfirmedAt: now })
    .where(unproven);
  const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return user;
}
