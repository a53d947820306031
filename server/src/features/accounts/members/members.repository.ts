import type { SQL } from "drizzle-orm";
import { type Db, inTransaction } from "#data/database.ts";
import { sameAddress } from "#data/email-key.ts";
import { and, eq, lt, sql } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Pick<User, "username" | "email" | "passwordHash" | "isSuperuser"> & Partial<User>;

export interface NewSession {
  readonly tokenHash: string;
  readonly device: string;
  readonly now: Date;
  readonly twoFactor?: boolean;
}

export function createAccountsRepository(db: Db) {
  const one = async (condition: SQL): Promise<User | undefined> => (await db.select().from(users).where(condition))[0];

  return {
    byId: (id: number) => one(eq(users.id, id)),
    byEmail: (email: string) => one(sameAddress(users.email, email)),

    taken: async (username: string, email: string): Promise<{ username: boolean; email: boolean }> => ({
      username: (await one(sql`lower(${users.username}) = lower(${username})`)) !== undefined,
      email: (await one(sameAddress(users.email, email))) !== undefined,
    }),

    /** @throws a unique violation of `users_email_key` or `users_username_key` */
    insert: async (user: NewUser, tx: Db = db): Promise<User> => {
      const [created] = await tx.insert(users).values(user).returning();
      if (created === undefined) throw new Error("an insert returned no row");
      return created;
    },

    /** @returns false where what signing in takes, or the right to it, has changed since `user` was read */
    signIn: async (
      tx: Db,
      user: Pick<User, "id" | "passwordHash" | "twoFactorAt">,
      session: NewSession,
    ): Promise<boolean> => {
      // This locks the member: a new password, which ends all sessions, comes before or after, never between.
      const samePassword = sql`${users.passwordHash} is not distinct from ${user.passwordHash}`;
      const sameFactors = sql`${users.twoFactorAt} is not distinct from ${user.twoFactorAt}`;
      const unchanged = and(eq(users.id, user.id), samePassword, sameFactors, eq(users.isActive, true));
      const { tokenHash, device, now, twoFactor = false } = session;
      const signedIn = await tx.update(users).set({ lastLogin: now }).where(unchanged).returning({ id: users.id });
      if (signedIn.length === 0) return false;
      await tx
        .insert(sessions)
        .values({ userId: user.id, tokenHash, device, twoFactor, createdAt: now, lastUsedAt: now });
      return true;
    },

    /** Holds a member until the transaction ends. */
    lock: async (tx: Db, id: number): Promise<User | undefined> =>
      (await tx.select().from(users).where(eq(users.id, id)).for("update"))[0],

    setPassword: async (userId: number, passwordHash: string): Promise<void> => {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },

    /**
     * @param changeOf what changes, by what there is
     * @param onChanged what belongs to the change, in its transaction
     * @returns the member after it
     */
    update: async (
      id: number,
      changeOf: (before: User) => Partial<NewUser>,
      onChanged: (tx: Db, before: User, after: User) => Promise<void>,
    ): Promise<User | undefined> =>
      inTransaction(db, async (tx) => {
        const [before] = await tx.select().from(users).where(eq(users.id, id)).for("update");
        if (before === undefined) return undefined;
        const change = changeOf(before);
        if (Object.keys(change).length === 0) return before;
        const [after] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
        if (after === undefined) return undefined;
        await onChanged(tx, before, after);
        return after;
      }),

    tookOwnData: async (tx: Db, userId: number, now: Date): Promise<void> => {
      await tx.update(users).set({ ownDataAt: now }).where(eq(users.id, userId));
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
