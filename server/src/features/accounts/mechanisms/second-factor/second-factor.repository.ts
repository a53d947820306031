import type { Db } from "#data/database.ts";
import { and, eq, sql } from "#db/orm.ts";
import { authenticators, recoveryCodes } from "#db/schema/accounts.ts";

type Authenticator = typeof authenticators.$inferSelect;

export async function findAuthenticator(db: Db, userId: number): Promise<Authenticator | undefined> {
  return (await db.select().from(authenticators).where(eq(authenticators.userId, userId)))[0];
}

/** Replaces an authenticator from an earlier setup. */
export async function saveAuthenticator(tx: Db, userId: number, sealedSecret: string, createdAt: Date): Promise<void> {
  await tx
    .insert(authenticators)
    .values({ userId, sealedSecret, createdAt })
    .onConflictDoUpdate({ target: authenticators.userId, set: { sealedSecret, createdAt } });
}

/** @param lastStep the time step of the code that was accepted */
export async function recordSuccess(tx: Db, userId: number, lastStep: number): Promise<void> {
  const success = { lastStep, failures: 0, retryAt: null };
  await tx.update(authenticators).set(success).where(eq(authenticators.userId, userId));
}

export async function recordFailure(tx: Db, userId: number, failures: number, retryAt: Date | null): Promise<void> {
  await tx.update(authenticators).set({ failures, retryAt }).where(eq(authenticators.userId, userId));
}

export async function removeAuthenticator(tx: Db, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

export async function removeRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function insertRecoveryCodes(tx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** @returns false for an unknown or used code */
export async function useRecoveryCode(tx: Db, userId: number, codeHash: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  return (await tx.delete(recoveryCodes).where(own).returning({ userId: recoveryCodes.userId })).length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const own = eq(recoveryCodes.userId, userId);
  const count = db.select({ count: sql<number>`count(*)::int` }).from(recoveryCodes).where(own);
  const [row] = await count.prepare("count recovery codes").execute();
  return row?.count ?? 0;
}
