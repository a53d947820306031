import type { Db } from "#data/database.ts";
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/admin.ts";
import type { User } from "#members/members.repository.ts";

export async function schedule(tx: Db, id: number, deletionAt: Date, forgetsNews: boolean): Promise<void> {
  await tx.update(users).set({ deletionAt, forgetsNews }).where(eq(users.id, id));
}

export async function cancel(db: Db, id: number): Promise<void> {
  const scheduled = and(eq(users.id, id), isNotNull(users.deletionAt));
  await db.update(users).set({ deletionAt: null, forgetsNews: false }).where(scheduled);
}

/**
 * Locks the superusers who can sign in and whose account is not scheduled for deletion, in id order, so that concurrent
 * calls wait for one another.
 * @returns their ids
 */
export async function lockRemainingSuperusers(tx: Db): Promise<number[]> {
  const remaining = and(eq(users.isSuperuser, true), eq(users.isActive, true), isNull(users.deletionAt));
  const rows = await tx.select({ id: users.id }).from(users).where(remaining).orderBy(asc(users.id)).for("update");
  return rows.map(({ id }) => id);
}

/** @returns the ids above `after` whose deletion is due, in order, at most `limit` */
export async function due(db: Db, now: Date, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionAt, now), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns undefined if the deletion is no longer due */
export async function lockDue(tx: Db, id: number, now: Date): Promise<User | undefined> {
  const stillDue = and(eq(users.id, id), lte(users.deletionAt, now));
  return (await tx.select().from(users).where(stillDue).for("update"))[0];
}

/** Deletes the row. Foreign keys delete dependent rows or set the reference to null. */
export async function deleteUser(tx: Db, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** Removes the member's name and the reason for a block from the audit log. The entries stay. */
export async function anonymizeAuditLog(tx: Db, id: number): Promise<void> {
  const aboutMember = and(sql`${auditLog.targetType} in ('member', 'superuser')`, eq(auditLog.targetId, id));
  await tx
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'name' - 'reason'` })
    .where(aboutMember);
}
