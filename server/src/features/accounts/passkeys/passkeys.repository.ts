import type { Db } from "#data/database.ts";
import { and, asc, eq, lt, sql } from "#db/orm.ts";
import { passkeyChallenges, passkeys } from "#db/schema/accounts.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = typeof passkeys.$inferInsert;

export function ofMember(db: Db, userId: number): Promise<PasskeyRow[]> {
  const own = db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return own.prepare("passkeys of member").execute();
}

export async function exists(db: Db, userId: number): Promise<boolean> {
  return (await ofMember(db, userId)).length > 0;
}

export async function byCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return (await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];
}

/** @throws a unique violation of `passkeys_credential_key` */
export async function insert(tx: Db, passkey: NewPasskey): Promise<PasskeyRow> {
  const [added] = await tx.insert(passkeys).values(passkey).returning();
  if (added === undefined) throw new Error("an insert returned no row");
  return added;
}

/**
 * Records a use. Authenticators either count signatures or always send 0.
 * @returns false for a counter that did not grow: the passkey was cloned, or the response is a replay
 */
export async function recordUse(tx: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const advanced = sql`(${passkeys.counter} < ${counter} or (${passkeys.counter} = 0 and ${counter} = 0))`;
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), advanced))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

const ownPasskey = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function rename(db: Db, userId: number, id: number, name: string): Promise<PasskeyRow | undefined> {
  return (await db.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning())[0];
}

export async function remove(tx: Db, userId: number, id: number): Promise<boolean> {
  return (await tx.delete(passkeys).where(ownPasskey(userId, id)).returning({ id: passkeys.id })).length > 0;
}

/** @returns the number of removed passkeys */
export async function removeAll(tx: Db, userId: number): Promise<number> {
  return (await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length;
}

/** @param userId null for a sign-in, where the member is not known yet */
export async function insertChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  expiresAt: Date,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt });
}

/** @returns whether the challenge was issued to this member (null: for a sign-in), unused and not expired */
export async function redeemChallenge(db: Db, challenge: string, userId: number | null, now: Date): Promise<boolean> {
  const sameMember = sql`${passkeyChallenges.userId} is not distinct from ${userId}::integer`;
  const used = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), sameMember))
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return used.some(({ expiresAt }) => expiresAt > now);
}

export async function removeExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
