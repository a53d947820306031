import type { Db } from "#data/database.ts";
import { and, eq, ne, sql } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { authenticators, recoveryCodes } from "#db/schema/second-factor.ts";

type Authenticator = typeof authenticators.$inferSelect;

export function createSecondFactorRepository() {
  return {
    authenticator: async (tx: Db, userId: number): Promise<Authenticator | undefined> =>
      (await tx.select().from(authenticators).where(eq(authenticators.userId, userId)))[0],

    /** One being set up takes the place of another that was. */
    keep: async (tx: Db, userId: number, sealedSecret: string, createdAt: Date): Promise<void> => {
      await tx
        .insert(authenticators)
        .values({ userId, sealedSecret, createdAt })
        .onConflictDoUpdate({ target: authenticators.userId, set: { sealedSecret, createdAt } });
    },

    noteSuccess: async (tx: Db, userId: number, lastStep: number): Promise<void> => {
      const success = { lastStep, failures: 0, retryAt: null };
      await tx.update(authenticators).set(success).where(eq(authenticators.userId, userId));
    },

    noteFailure: async (tx: Db, userId: number, failures: number, retryAt: Date | null): Promise<void> => {
      await tx.update(authenticators).set({ failures, retryAt }).where(eq(authenticators.userId, userId));
    },

    /** Every other session ends: it was opened without a code. */
    turnOn: async (tx: Db, userId: number, tokenHash: string, now: Date): Promise<void> => {
      await tx.update(users).set({ twoFactorAt: now }).where(eq(users.id, userId));
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
      await tx.update(sessions).set({ twoFactor: true }).where(eq(sessions.tokenHash, tokenHash));
    },

    turnOff: async (tx: Db, userId: number): Promise<void> => {
      await tx.update(sessions).set({ twoFactor: false }).where(eq(sessions.userId, userId));
      await tx.update(users).set({ twoFactorAt: null }).where(eq(users.id, userId));
      await tx.delete(authenticators).where(eq(authenticators.userId, userId));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    endSessions: async (tx: Db, userId: number): Promise<void> => {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },

    replaceRecoveryCodes: async (tx: Db, userId: number, hashes: readonly string[]): Promise<void> => {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    },

    /** @returns false for a code that there is not, or not any more */
    useRecoveryCode: async (tx: Db, userId: number, codeHash: string): Promise<boolean> => {
      const named = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
      return (await tx.delete(recoveryCodes).where(named).returning({ userId: recoveryCodes.userId })).length > 0;
    },

    countRecoveryCodes: async (db: Db, userId: number): Promise<number> => {
      const own = eq(recoveryCodes.userId, userId);
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(recoveryCodes).where(own);
      return row?.count ?? 0;
    },

    sessionOpenedAt: async (db: Db, tokenHash: string): Promise<Date | undefined> => {
      const named = eq(sessions.tokenHash, tokenHash);
      return (await db.select({ at: sessions.createdAt }).from(sessions).where(named))[0]?.at;
    },
  };
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;
