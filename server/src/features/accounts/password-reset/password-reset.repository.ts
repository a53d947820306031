import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, isNull, lt, sql } from "#db/orm.ts";
import { passwordResets, sessions, users } from "#db/schema/accounts.ts";
import { withoutUnproven } from "#features/accounts/email-confirmation/unproven.ts";
import type { User } from "#features/accounts/members/members.repository.ts";

export function createResetRepository() {
  return {
    /** The member with an address, unless blocked; held until the transaction ends. */
    lockActive: async (tx: Db, email: string): Promise<User | undefined> => {
      const named = and(sameEmail(users.email, email), eq(users.isActive, true));
      return (await tx.select().from(users).where(named).for("update"))[0];
    },

    add: async (db: Db, userId: number, tokenHash: string, expiresAt: Date): Promise<void> => {
      await db.insert(passwordResets).values({ userId, tokenHash, expiresAt });
    },

    remove: async (db: Db, tokenHash: string): Promise<void> => {
      await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
    },

    removeExpired: async (db: Db, now: Date): Promise<void> => {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
    },

    countLive: async (db: Db, userId: number, now: Date): Promise<number> => {
      const live = and(eq(passwordResets.userId, userId), sql`${passwordResets.expiresAt} > ${now}`);
      return (await db.select({ userId: passwordResets.userId }).from(passwordResets).where(live)).length;
    },

    /** The member that a link belongs to, while it may be used. */
    owner: async (db: Db, userId: number, tokenHash: string, now: Date): Promise<User | undefined> => {
      const live = and(
        eq(passwordResets.tokenHash, tokenHash),
        eq(passwordResets.userId, userId),
        sql`${passwordResets.expiresAt} > ${now}`,
        eq(users.isActive, true),
      );
      const rows = await db
        .select({ user: users })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(live);
      return rows[0]?.user;
    },

    /** Holds a member until the transaction ends: of several links used at once, one is first. */
    lock: async (tx: Db, userId: number): Promise<void> => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    },

    /** Sets a password; every session and every other link of the member ends. @returns the member after it */
    setPassword: async (tx: Db, userId: number, passwordHash: string, now: Date): Promise<User | undefined> => {
      // Whoever has the link reads the address's mail; until now it may have been anybody.
      const unproven = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
      await tx
        .update(users)
        .set({ ...withoutUnproven, emailConfirmedAt: now })
        .where(unproven);
      const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
      return user;
    },
  };
}

export type ResetRepository = ReturnType<typeof createResetRepository>;
