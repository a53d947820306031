import { and, desc, eq, isNull, lt, sql } from "#db/orm.ts";
import { emailConfirmations, users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/database.ts";
import type { User } from "./accounts.repository.ts";

export function createConfirmRepository() {
  return {
    /** A member who still has to confirm the address, unless blocked. */
    unconfirmed: async (db: Db, userId: number): Promise<User | undefined> => {
      const waiting = and(eq(users.id, userId), eq(users.isActive, true), isNull(users.emailConfirmedAt));
      return (await db.select().from(users).where(waiting))[0];
    },

    /** When the links that may still be used were made, newest first. */
    made: async (db: Db, userId: number, now: Date): Promise<Date[]> => {
      const { createdAt, expiresAt } = emailConfirmations;
      const live = and(eq(emailConfirmations.userId, userId), sql`${expiresAt} > ${now}`);
      const rows = await db.select({ createdAt }).from(emailConfirmations).where(live).orderBy(desc(createdAt));
      return rows.map((row) => row.createdAt);
    },

    add: async (db: Db, link: typeof emailConfirmations.$inferInsert): Promise<void> => {
      await db.insert(emailConfirmations).values(link);
    },

    remove: async (db: Db, tokenHash: string): Promise<void> => {
      await db.delete(emailConfirmations).where(eq(emailConfirmations.tokenHash, tokenHash));
    },

    removeExpired: async (db: Db, now: Date): Promise<void> => {
      await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
    },

    /** @returns whose link this is, while it may be used */
    owner: async (tx: Db, tokenHash: string, now: Date): Promise<number | undefined> => {
      const live = and(eq(emailConfirmations.tokenHash, tokenHash), sql`${emailConfirmations.expiresAt} > ${now}`);
      const rows = await tx.select({ userId: emailConfirmations.userId }).from(emailConfirmations).where(live);
      return rows[0]?.userId;
    },

    /**
     * Takes a member's address as theirs; every link to confirm it ends.
     * @param email only where this is the address
     */
    confirm: async (tx: Db, userId: number, now: Date, email?: string): Promise<void> => {
      const theirs = email === undefined ? undefined : sql`lower(${users.email}) = lower(${email})`;
      const unproven = and(eq(users.id, userId), isNull(users.emailConfirmedAt), theirs);
      const proven = await tx.update(users).set({ emailConfirmedAt: now }).where(unproven).returning({ id: users.id });
      if (proven.length > 0) await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
    },
  };
}

export type ConfirmRepository = ReturnType<typeof createConfirmRepository>;
