import type { Db } from "#data/database.ts";
import { and, asc, eq, lt, sql } from "#db/orm.ts";
import { sessions } from "#db/schema/accounts.ts";
import { passkeyChallenges, passkeys } from "#db/schema/second-factor.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = typeof passkeys.$inferInsert;

export function createPasskeysRepository() {
  return {
    ofMember: (db: Db, userId: number): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),

    byCredential: async (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
      (await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0],

    /** The session that adds it has shown two factors. @throws a unique violation of `passkeys_credential_key` */
    add: async (tx: Db, passkey: NewPasskey, tokenHash: string): Promise<PasskeyRow> => {
      const [added] = await tx.insert(passkeys).values(passkey).returning();
      if (added === undefined) throw new Error("an insert returned no row");
      await tx.update(sessions).set({ twoFactor: true }).where(eq(sessions.tokenHash, tokenHash));
      return added;
    },

    /** @returns false for a counter that has been there already: somebody has a copy of the passkey, or of the answer */
    use: async (tx: Db, id: number, counter: number, now: Date): Promise<boolean> => {
      const goesOn = sql`(${passkeys.counter} < ${counter} or (${passkeys.counter} = 0 and ${counter} = 0))`;
      const used = await tx
        .update(passkeys)
        .set({ counter, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), goesOn))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },

    remove: async (tx: Db, userId: number, id: number): Promise<boolean> => {
      const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
      return (await tx.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
    },

    /** @returns how many there were */
    removeAll: async (tx: Db, userId: number): Promise<number> =>
      (await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length,

    addChallenge: async (db: Db, challenge: string, userId: number | null, expiresAt: Date): Promise<void> => {
      await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt });
    },

    /** @returns whether it was given to this member (null: to somebody who signs in), and not used yet */
    takeChallenge: async (db: Db, challenge: string, userId: number | null, now: Date): Promise<boolean> => {
      const whose = sql`${passkeyChallenges.userId} is not distinct from ${userId}::integer`;
      const taken = await db
        .delete(passkeyChallenges)
        .where(and(eq(passkeyChallenges.challenge, challenge), whose))
        .returning({ expiresAt: passkeyChallenges.expiresAt });
      return taken.some(({ expiresAt }) => expiresAt > now);
    },

    removeExpired: async (db: Db, now: Date): Promise<void> => {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
    },
  };
}

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;
