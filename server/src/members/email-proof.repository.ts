import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";

/** One of a member's two addresses. */
export type EmailKind = "email" | "secondary_email";

export const emailColumn = { email: users.email, secondary_email: users.secondaryEmail };
export const confirmedAtColumn = { email: users.emailConfirmedAt, secondary_email: users.secondaryEmailConfirmedAt };

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
