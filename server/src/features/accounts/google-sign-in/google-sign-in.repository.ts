import type { Db } from "#data/database.ts";
import { sameAddress } from "#data/email-key.ts";
import { eq, sql } from "#db/orm.ts";
import { passwordResets, sessions, users } from "#db/schema/accounts.ts";
import { withoutUnproven } from "#features/accounts/email-confirmation/unproven.ts";
import type { NewSession, NewUser, User } from "#features/accounts/members/members.repository.ts";

export function createGoogleRepository() {
  return {
    bySub: async (tx: Db, sub: string): Promise<User | undefined> =>
      (await tx.select().from(users).where(eq(users.googleSub, sub)).for("update"))[0],

    byEmail: async (tx: Db, email: string): Promise<User | undefined> =>
      (await tx.select().from(users).where(sameAddress(users.email, email)).for("update"))[0],

    link: async (tx: Db, userId: number, googleSub: string, now: Date): Promise<void> => {
      const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now})`;
      await tx.update(users).set({ googleSub, emailConfirmedAt }).where(eq(users.id, userId));
    },

    /**
     * Whoever chose the password never proved the address: it ends, with all that it opened. The account's mails go to
     * no address of theirs, and it stays, whatever they wanted.
     */
    dropPassword: async (tx: Db, userId: number): Promise<User | undefined> => {
      const dropped = { passwordHash: null, ...withoutUnproven };
      const [user] = await tx.update(users).set(dropped).where(eq(users.id, userId)).returning();
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
      return user;
    },

    usernameTaken: async (tx: Db, username: string): Promise<boolean> =>
      (await tx.select({ id: users.id }).from(users).where(sql`lower(${users.username}) = lower(${username})`)).length >
      0,

    insert: async (tx: Db, user: NewUser): Promise<number> => {
      const [created] = await tx.insert(users).values(user).returning({ id: users.id });
      if (created === undefined) throw new Error("an insert returned no row");
      return created.id;
    },

    openSession: async (
      tx: Db,
      userId: number,
      { tokenHash, device, now, twoFactor = false }: NewSession,
    ): Promise<void> => {
      await tx.update(users).set({ lastLogin: now }).where(eq(users.id, userId));
      await tx.insert(sessions).values({ userId, tokenHash, device, twoFactor, createdAt: now, lastUsedAt: now });
    },
  };
}

export type GoogleRepository = ReturnType<typeof createGoogleRepository>;
