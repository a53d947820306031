import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, desc, eq, isNull, lt, sql } from "#db/orm.ts";
import { emailConfirmations, users } from "#db/schema/accounts.ts";
import type { User } from "#features/accounts/members/members.repository.ts";

/** Any number will do, so long as nothing else locks by it. */
const mailLock = 7_341_904;

/** Which of a member's two addresses. */
export type AddressKind = typeof emailConfirmations.$inferSelect.kind;
type Link = typeof emailConfirmations.$inferSelect;

const addressOf = { email: users.email, secondary_email: users.secondaryEmail };
const provenAt = { email: users.emailConfirmedAt, secondary_email: users.secondaryEmailConfirmedAt };

export function createConfirmRepository() {
  return {
    /** Until the transaction ends nobody else mails a member's links. */
    lockMails: async (tx: Db, userId: number): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(${mailLock}, ${userId})`);
    },

    /** A member who still has to confirm the address, unless blocked. */
    unconfirmed: async (db: Db, userId: number, kind: AddressKind): Promise<User | undefined> => {
      const given = sql`${addressOf[kind]} <> ''`;
      const waiting = and(eq(users.id, userId), eq(users.isActive, true), isNull(provenAt[kind]), given);
      return (await db.select().from(users).where(waiting))[0];
    },

    /** The links of a member that may still be used (if it is still their address), newest first. */
    live: async (db: Db, userId: number, kind: AddressKind, now: Date): Promise<Link[]> => {
      const { createdAt, expiresAt } = emailConfirmations;
      const theirs = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.kind, kind));
      const live = and(theirs, sql`${expiresAt} > ${now}`);
      return db.select().from(emailConfirmations).where(live).orderBy(desc(createdAt));
    },

    add: async (db: Db, link: Link): Promise<void> => {
      await db.insert(emailConfirmations).values(link);
    },

    removeExpired: async (db: Db, now: Date): Promise<void> => {
      await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
    },

    /** A link, while it may be used: as long as the member has the address that it was mailed to. */
    link: async (tx: Db, tokenHash: string, now: Date): Promise<Link | undefined> => {
      const live = and(eq(emailConfirmations.tokenHash, tokenHash), sql`${emailConfirmations.expiresAt} > ${now}`);
      const same = sql`lower(${emailConfirmations.email}) = lower(case ${emailConfirmations.kind}
        when 'email' then ${users.email} else ${users.secondaryEmail} end)`;
      const rows = await tx
        .select({ link: emailConfirmations })
        .from(emailConfirmations)
        .innerJoin(users, eq(users.id, emailConfirmations.userId))
        .where(and(live, same));
      return rows[0]?.link;
    },

    /** Takes an address as the member's, where it is the one they have; the links that were mailed to it end. */
    confirm: async (tx: Db, userId: number, kind: AddressKind, email: string, now: Date): Promise<void> => {
      const theirs = sameEmail(addressOf[kind], email);
      const unproven = and(eq(users.id, userId), isNull(provenAt[kind]), theirs);
      const proof = kind === "email" ? { emailConfirmedAt: now } : { secondaryEmailConfirmedAt: now };
      const proven = await tx.update(users).set(proof).where(unproven).returning({ id: users.id });
      if (proven.length === 0) return;
      const links = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.kind, kind));
      await tx.delete(emailConfirmations).where(and(links, sameEmail(emailConfirmations.email, email)));
    },
  };
}

export type ConfirmRepository = ReturnType<typeof createConfirmRepository>;
