import type { Db } from "#data/database.ts";
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/admin.ts";
import type { User } from "#features/accounts/members/members.repository.ts";

const ofMembers = sql`${auditLog.targetType} in ('member', 'superuser')`;

export function createLeavingRepository() {
  return {
    set: async (tx: Db, id: number, leavesAt: Date, leavesNews: boolean): Promise<void> => {
      await tx.update(users).set({ leavesAt, leavesNews }).where(eq(users.id, id));
    },

    stay: async (tx: Db, id: number): Promise<void> => {
      const chosen = and(eq(users.id, id), isNotNull(users.leavesAt));
      await tx.update(users).set({ leavesAt: null, leavesNews: false }).where(chosen);
    },

    /** Superusers who can sign in and are not about to leave; held, always in the same order. */
    stayingSuperusers: async (tx: Db): Promise<number[]> => {
      const staying = and(eq(users.isSuperuser, true), eq(users.isActive, true), isNull(users.leavesAt));
      const rows = await tx.select({ id: users.id }).from(users).where(staying).orderBy(asc(users.id)).for("update");
      return rows.map(({ id }) => id);
    },

    /** Some of those whose time has come, after an id. */
    due: async (db: Db, now: Date, after: number, most: number): Promise<number[]> => {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(lte(users.leavesAt, now), gt(users.id, after)))
        .orderBy(asc(users.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** A member who still wants to go, held until the transaction ends. */
    lockDue: async (tx: Db, id: number, now: Date): Promise<User | undefined> => {
      const due = and(eq(users.id, id), lte(users.leavesAt, now));
      return (await tx.select().from(users).where(due).for("update"))[0];
    },

    /**
     * Deletes a member with all that is theirs alone. Payments and the history of who was pro stay with a number that
     * leads to nobody, and so do entries of the audit log, without what named the person.
     */
    remove: async (tx: Db, id: number): Promise<void> => {
      await tx.delete(users).where(eq(users.id, id));
      await tx
        .update(auditLog)
        .set({ details: sql`${auditLog.details} - 'name' - 'reason'` })
        .where(and(ofMembers, eq(auditLog.targetId, id)));
    },
  };
}

export type LeavingRepository = ReturnType<typeof createLeavingRepository>;
