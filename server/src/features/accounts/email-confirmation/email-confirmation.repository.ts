import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "#features/accounts/mechanisms/members/members.repository.ts";

/** One of a member's two addresses. */
export type EmailKind = "email" | "secondary_email";

const emailColumn = { email: users.email, secondary_email: users.secondaryEmail };
const confirmedAtColumn = { email: users.emailConfirmedAt, secondary_email: users.secondaryEmailConfirmedAt };

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

/** Confirms an address, provided that it is still the member's. @returns false if nothing changed */
export async function setConfirmed(
  tx: Db,
  userId: number,
  kind: EmailKind,
  email: string,
  now: Date,
): Promise<boolean> {
  const proof = kind === "email" ? { emailConfirmedAt: now } : { secondaryEmailConfirmedAt: now };
  const theirs = and(eq(users.id, userId), isNull(confirmedAtColumn[kind]), sameEmail(emailColumn[kind], email));
  return (await tx.update(users).set(proof).where(theirs).returning({ id: users.id })).length > 0;
}
