import type { Db } from "#data/database.ts";
import { and, desc, eq, ne, sql } from "#db/orm.ts";
import { passwordResets, sessions, users } from "#db/schema/accounts.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { sessionLifetimeDays } from "#security/authentication.ts";

export type Session = typeof sessions.$inferSelect;

export function createSecurityRepository(db: Db) {
  return {
    /** Those that have not ended by disuse. */
    sessions: (userId: number, now: Date): Promise<Session[]> =>
      db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            sql`${sessions.lastUsedAt} > ${now}::timestamptz - make_interval(days => ${sessionLifetimeDays})`,
          ),
        )
        .orderBy(desc(sessions.lastUsedAt)),

    endSession: async (userId: number, id: number): Promise<boolean> => {
      const own = and(eq(sessions.userId, userId), eq(sessions.id, id));
      return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
    },

    endSessions: async (userId: number): Promise<void> => {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },

    /**
     * Sets a password; every other session and every reset link of the member ends.
     * @returns false where the password has changed since `user` was read
     */
    changePassword: async (tx: Db, user: User, passwordHash: string, keptTokenHash: string): Promise<boolean> => {
      const unchanged = and(
        eq(users.id, user.id),
        sql`${users.passwordHash} is not distinct from ${user.passwordHash}`,
      );
      const changed = await tx.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id });
      if (changed.length === 0) return false;
      await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, keptTokenHash)));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
      return true;
    },
  };
}

export type SecurityRepository = ReturnType<typeof createSecurityRepository>;
