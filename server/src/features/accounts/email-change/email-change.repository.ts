import type { Db } from "#data/database.ts";
import { and, eq, gt, isNull, lt, lte } from "#db/orm.ts";
import { emailChanges, users } from "#db/schema/accounts.ts";
import type { User } from "#members/members.repository.ts";

export type EmailChange = typeof emailChanges.$inferSelect;
/** The new address, or the member's current one. */
export type End = "new" | "current";

export interface OpenChange {
  readonly change: EmailChange;
  readonly user: User;
}

const isOpen = (now: Date) => and(isNull(emailChanges.closedAt), gt(emailChanges.expiresAt, now));

export async function openOf(db: Db, userId: number, now: Date): Promise<EmailChange | undefined> {
  const theirs = and(eq(emailChanges.userId, userId), isOpen(now));
  return (await db.select().from(emailChanges).where(theirs))[0];
}

export async function countBetween(db: Db, userId: number, from: Date, to: Date): Promise<number> {
  const recent = and(
    eq(emailChanges.userId, userId),
    gt(emailChanges.createdAt, from),
    lte(emailChanges.createdAt, to),
  );
  return (await db.select({ id: emailChanges.id }).from(emailChanges).where(recent)).length;
}

/** Closes a member's change, even an expired one. @returns its id, if there was one */
export async function closeOf(tx: Db, userId: number, now: Date): Promise<number | undefined> {
  const unclosed = and(eq(emailChanges.userId, userId), isNull(emailChanges.closedAt));
  const [closed] = await tx
    .update(emailChanges)
    .set({ closedAt: now })
    .where(unclosed)
    .returning({ id: emailChanges.id });
  return closed?.id;
}

export async function add(tx: Db, change: typeof emailChanges.$inferInsert): Promise<number> {
  const [added] = await tx.insert(emailChanges).values(change).returning({ id: emailChanges.id });
  if (added === undefined) throw new Error("an insert returned no row");
  return added.id;
}

/** An open change and its member, unless they are blocked. */
export async function findOpen(db: Db, id: number, now: Date): Promise<OpenChange | undefined> {
  const [found] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), isOpen(now), eq(users.isActive, true)));
  return found;
}

/** The same, with both rows locked. The member's row comes first, as everywhere, to avoid deadlocks. */
export async function lockOpen(tx: Db, id: number, now: Date): Promise<OpenChange | undefined> {
  const found = await findOpen(tx, id, now);
  if (found === undefined) return undefined;
  const active = and(eq(users.id, found.user.id), eq(users.isActive, true));
  const [user] = await tx.select().from(users).where(active).for("update");
  // The change may have been closed while this transaction waited for the member's row.
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isOpen(now)))
    .for("update");
  return user && change && { user, change };
}

/** Records that one of the two addresses has confirmed. */
export async function confirm(tx: Db, id: number, end: End, now: Date): Promise<EmailChange> {
  const agreed = end === "new" ? { newConfirmedAt: now } : { currentConfirmedAt: now };
  const [change] = await tx.update(emailChanges).set(agreed).where(eq(emailChanges.id, id)).returning();
  if (change === undefined) throw new Error("a locked change of address is gone");
  return change;
}

/**
 * Replaces a member's address with a confirmed one.
 * @throws a unique violation of `users_email_key`
 */
export async function setEmail(tx: Db, userId: number, email: string, now: Date): Promise<User> {
  const [user] = await tx.update(users).set({ email, emailConfirmedAt: now }).where(eq(users.id, userId)).returning();
  if (user === undefined) throw new Error("a locked member is gone");
  return user;
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
