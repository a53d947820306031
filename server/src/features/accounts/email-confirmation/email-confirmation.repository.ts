import type { Db } from "#data/database.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { confirmedAtColumn, type EmailKind, emailColumn, type User } from "#members/members.repository.ts";

/** Resets the settings that someone may have made on an account without proving that its address is theirs. */
export const withoutUnproven = {
  secondaryEmail: "",
  secondaryEmailConfirmedAt: null,
  deletionAt: null,
  forgetsNews: false,
} as const;

const unconfirmed = (userId: number, kind: EmailKind) =>
  and(eq(users.id, userId), eq(users.isActive, true), isNull(confirmedAtColumn[kind]), sql`${emailColumn[kind]} <> ''`);

/** A member who still has to confirm the address, unless blocked. */
export async function findUnconfirmed(db: Db, userId: number, kind: EmailKind): Promise<User | undefined> {
  return (await db.select().from(users).where(unconfirmed(userId, kind)))[0];
}

/** The same, with the row locked. */
export async function lockUnconfirmed(tx: Db, userId: number, kind: EmailKind): Promise<User | undefined> {
  return (await tx.select().from(users).where(unconfirmed(userId, kind)).for("update"))[0];
}
