import type { Db } from "#data/database.ts";
import { sameEmail } from "#data/email-key.ts";
import { and, eq, gt, isNull, lt, sql } from "#db/orm.ts";
import { emailChanges, emailConfirmations, passwordResets, sessions, users } from "#db/schema/accounts.ts";
import type { User } from "#features/accounts/members/members.repository.ts";

export type EmailChange = typeof emailChanges.$inferSelect;
export type End = "new" | "current";

const hashOf = { new: emailChanges.newHash, current: emailChanges.currentHash };

const open = (now: Date) => and(isNull(emailChanges.closedAt), gt(emailChanges.expiresAt, now));

export function createAddressRepository() {
  return {
    openOf: async (db: Db, userId: number, now: Date): Promise<EmailChange | undefined> =>
      (
        await db
          .select()
          .from(emailChanges)
          .where(and(eq(emailChanges.userId, userId), open(now)))
      )[0],

    countSince: async (db: Db, userId: number, moment: Date): Promise<number> =>
      (
        await db
          .select({ id: emailChanges.id })
          .from(emailChanges)
          .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, moment)))
      ).length,

    /** Ends a member's change that waits, expired or not. */
    closeOf: async (tx: Db, userId: number, now: Date): Promise<void> => {
      const waiting = and(eq(emailChanges.userId, userId), isNull(emailChanges.closedAt));
      await tx.update(emailChanges).set({ closedAt: now }).where(waiting);
    },

    add: async (tx: Db, change: typeof emailChanges.$inferInsert): Promise<number> => {
      const [added] = await tx.insert(emailChanges).values(change).returning({ id: emailChanges.id });
      if (added === undefined) throw new Error("an insert returned no row");
      return added.id;
    },

    /** A change that waits, with whose it is, unless they are blocked. */
    waiting: async (db: Db, id: number, now: Date): Promise<{ change: EmailChange; user: User } | undefined> =>
      (
        await db
          .select({ change: emailChanges, user: users })
          .from(emailChanges)
          .innerJoin(users, eq(users.id, emailChanges.userId))
          .where(and(eq(emailChanges.id, id), open(now), eq(users.isActive, true)))
      )[0],

    /** The same, held until the transaction ends, by the link of one end. */
    byLink: async (
      tx: Db,
      hash: string,
      now: Date,
    ): Promise<{ change: EmailChange; user: User; end: End } | undefined> => {
      const theirs = and(sql`${hash} in (${hashOf.new}, ${hashOf.current})`, open(now));
      const [link] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(theirs);
      if (link === undefined) return undefined;
      const held = and(eq(users.id, link.userId), eq(users.isActive, true));
      const [user] = await tx.select().from(users).where(held).for("update");
      // It may have been answered while we waited for the member.
      const [change] = await tx.select().from(emailChanges).where(theirs).for("update");
      if (user === undefined || change === undefined) return undefined;
      return { change, user, end: change.newHash === hash ? "new" : "current" };
    },

    taken: async (db: Db, email: string): Promise<User | undefined> =>
      (await db.select().from(users).where(sameEmail(users.email, email)))[0],

    setLink: async (db: Db, id: number, end: End, hash: string): Promise<void> => {
      const link = end === "new" ? { newHash: hash } : { currentHash: hash };
      await db.update(emailChanges).set(link).where(eq(emailChanges.id, id));
    },

    /** One end agrees; its link is used up. */
    confirm: async (tx: Db, id: number, end: End, now: Date): Promise<EmailChange> => {
      const agreed =
        end === "new" ? { newHash: null, newConfirmedAt: now } : { currentHash: null, currentConfirmedAt: now };
      const [change] = await tx.update(emailChanges).set(agreed).where(eq(emailChanges.id, id)).returning();
      if (change === undefined) throw new Error("a change that was held is gone");
      return change;
    },

    /**
     * Gives a member another address, proven. Every link that was mailed to the old one ends.
     * @throws a unique violation of `users_email_key`
     */
    setEmail: async (tx: Db, userId: number, email: string, now: Date): Promise<User> => {
      const [user] = await tx
        .update(users)
        .set({ email, emailConfirmedAt: now })
        .where(eq(users.id, userId))
        .returning();
      if (user === undefined) throw new Error("a member who was held is gone");
      const links = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.kind, "email"));
      await tx.delete(emailConfirmations).where(links);
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
      return user;
    },

    endSessions: async (tx: Db, userId: number): Promise<void> => {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },

    removeExpired: async (db: Db, now: Date): Promise<void> => {
      await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
    },
  };
}

export type AddressRepository = ReturnType<typeof createAddressRepository>;
