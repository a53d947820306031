import type { Db } from "#data/database.ts";
import { and, eq, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "#members/members.repository.ts";

/** @returns false when the password has changed since `user` was read */
export async function replace(tx: Db, user: Pick<User, "id" | "passwordHash">, passwordHash: string): Promise<boolean> {
  const unchanged = and(eq(users.id, user.id), sql`${users.passwordHash} is not distinct from ${user.passwordHash}`);
  return (await tx.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id })).length > 0;
}
