import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { eq, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "#members/members.repository.ts";

/** Locks the row until the transaction ends, as does `lockByEmail`. */
export async function lockBySub(tx: Db, sub: string): Promise<User | undefined> {
  return (await tx.select().from(users).where(eq(users.googleSub, sub)).for("update"))[0];
}

export async function lockByEmail(tx: Db, email: string): Promise<User | undefined> {
  return (await tx.select().from(users).where(sameEmail(users.email, email)).for("update"))[0];
}

/** Google vouches for the address, so an unconfirmed one counts as confirmed from now on. */
export async function link(tx: Db, userId: number, googleSub: string, now: Date): Promise<void> {
  const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now})`;
  await tx.update(users).set({ googleSub, emailConfirmedAt }).where(eq(users.id, userId));
}
