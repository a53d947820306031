import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, desc, eq, gt, inArray, lte, or, sql } from "#db/orm.ts";
import { oneTimeLinks } from "#db/schema/security.ts";

/** What a link is for. A token of one purpose never works for another. */
export type Purpose = typeof oneTimeLinks.$inferSelect.purpose;

export interface OneTimeLink {
  readonly tokenHash: string;
  readonly purpose: Purpose;
  /** The id of the member, the change of address or the offer, depending on the purpose. */
  readonly subjectId: number;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly mailedAt: Date | null;
}

const { tokenHash, purpose, userId, emailChangeId, offerId, email, createdAt, expiresAt, mailedAt } = oneTimeLinks;

const columns = {
  ...{ tokenHash, purpose, email, createdAt, expiresAt, mailedAt },
  subjectId: sql<number>`coalesce(${userId}, ${emailChangeId}, ${offerId})`,
};

const subjectKey = {
  password_reset: "userId",
  email_confirmation: "userId",
  secondary_email_confirmation: "userId",
  email_change_new: "emailChangeId",
  email_change_current: "emailChangeId",
  offer: "offerId",
} as const satisfies Record<Purpose, keyof typeof oneTimeLinks>;

const subjectColumn = (of: Purpose) => oneTimeLinks[subjectKey[of]];

const ofSubjects = (of: Purpose, ids: readonly number[]) => and(eq(purpose, of), inArray(subjectColumn(of), [...ids]));
const ofSubject = (of: Purpose, subjectId: number) => ofSubjects(of, [subjectId]);

export async function add(tx: Db, links: readonly Omit<OneTimeLink, "mailedAt">[]): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ subjectId, ...link }) => ({ ...link, [subjectKey[link.purpose]]: subjectId }));
  await tx.insert(oneTimeLinks).values(rows);
}

export async function find(
  db: Db,
  purposes: readonly Purpose[],
  hash: string,
  now: Date,
): Promise<OneTimeLink | undefined> {
  const live = and(eq(tokenHash, hash), inArray(purpose, [...purposes]), gt(expiresAt, now));
  return (await db.select(columns).from(oneTimeLinks).where(live))[0];
}

/** The pending links of some subjects, newest first. */
export const live = (db: Db, of: Purpose, subjectIds: readonly number[], now: Date): Promise<OneTimeLink[]> =>
  db
    .select(columns)
    .from(oneTimeLinks)
    .where(and(ofSubjects(of, subjectIds), gt(expiresAt, now)))
    .orderBy(desc(createdAt));

export async function setMailed(db: Db, hashes: readonly string[], now: Date): Promise<void> {
  await db
    .update(oneTimeLinks)
    .set({ mailedAt: now })
    .where(inArray(tokenHash, [...hashes]));
}

export async function remove(db: Db, hash: string): Promise<void> {
  await db.delete(oneTimeLinks).where(eq(tokenHash, hash));
}

/**
 * Deletes a link and all others of its purpose and subject that were mailed to the same address. Of several concurrent
 * transactions exactly one gets the link: the others wait for its row and find it gone.
 */
export async function useUp(tx: Db, of: Purpose, hash: string, now: Date): Promise<OneTimeLink | undefined> {
  const subject = sql`${subjectColumn(of)}, lower(${email})`;
  const same = sql`(${subject}) = (
    select ${subject} from ${oneTimeLinks} where ${and(eq(tokenHash, hash), eq(purpose, of), gt(expiresAt, now))})`;
  const used = await tx
    .delete(oneTimeLinks)
    .where(and(eq(purpose, of), same))
    .returning(columns);
  return used.find((link) => link.tokenHash === hash);
}

/** Ends all links of a subject for some purposes. */
export async function end(tx: Db, subjectId: number, purposes: readonly Purpose[]): Promise<void> {
  await tx.delete(oneTimeLinks).where(or(...purposes.map((of) => ofSubject(of, subjectId))));
}

/** Ends the links of a subject that were mailed to one address. */
export async function endMailedTo(tx: Db, subjectId: number, of: Purpose, address: string): Promise<void> {
  await tx.delete(oneTimeLinks).where(and(ofSubject(of, subjectId), sameEmail(email, address)));
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeLinks).where(lte(expiresAt, now));
}
