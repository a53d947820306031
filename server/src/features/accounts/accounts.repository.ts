import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { eq, lt, sql } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/database.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Pick<User, "username" | "email" | "passwordHash" | "isSuperuser"> & Partial<User>;

export function createAccountsRepository(db: NodePgDatabase) {
  const one = async (condition: SQL): Promise<User | undefined> => (await db.select().from(users).where(condition))[0];

  return {
    byId: (id: number) => one(eq(users.id, id)),
    byEmail: (email: string) => one(sql`lower(${users.email}) = lower(${email})`),

    taken: async (username: string, email: string): Promise<{ username: boolean; email: boolean }> => ({
      username: (await one(sql`lower(${users.username}) = lower(${username})`)) !== undefined,
      email: (await one(sql`lower(${users.email}) = lower(${email})`)) !== undefined,
    }),

    /** @throws a unique violation of `users_email_key` or `users_username_key` */
    insert: async (user: NewUser): Promise<User> => {
      const [created] = await db.insert(users).values(user).returning();
      if (created === undefined) throw new Error("an insert returned no row");
      return created;
    },

    signIn: async (tx: Db, userId: number, tokenHash: string, now: Date): Promise<void> => {
      await tx.insert(sessions).values({ userId, tokenHash, createdAt: now, lastUsedAt: now });
      await tx.update(users).set({ lastLogin: now }).where(eq(users.id, userId));
    },

    setPassword: async (userId: number, passwordHash: string): Promise<void> => {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },

    setProExpiry: async (userId: number, proExpiryDate: Date): Promise<void> => {
      await db.update(users).set({ proExpiryDate }).where(eq(users.id, userId));
    },

    endSession: async (tokenHash: string): Promise<void> => {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    removeSessionsUnusedSince: async (moment: Date): Promise<void> => {
      await db.delete(sessions).where(lt(sessions.lastUsedAt, moment));
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;
