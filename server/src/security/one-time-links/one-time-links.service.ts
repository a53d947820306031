import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { since } from "#domain/clock.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import type { OneTimeLink, Purpose } from "./one-time-links.repository.ts";
import * as links from "./one-time-links.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

type NewLink = Pick<OneTimeLink, "purpose" | "subjectId" | "email" | "expiresAt">;

/**
 * How long a link that is not marked as mailed counts as being mailed: the mail server's socket timeout, and shorter than
 * the time after which the job of a dead process starts again.
 */
export const handOverMs = 20_000;

/**
 * Mailed links that work once: issue one in a transaction, hand its mail over after the commit, and use it up in the
 * transaction that does what the link is for. Lock the link's subject before its links, everywhere in the same order.
 */
export function createOneTimeLinks({ db, clock }: Dependencies) {
  const isBeingMailed = ({ mailedAt, createdAt }: OneTimeLink): boolean =>
    mailedAt === null && since(createdAt, clock()) < handOverMs;

  return {
    /** Makes a link. @returns its token, which is stored nowhere */
    issue: async (tx: Db, link: NewLink): Promise<string> => {
      const token = newToken();
      await links.add(tx, { ...link, tokenHash: hashToken(token), createdAt: clock() });
      return token;
    },

    /**
     * Sends the mail with a link that is committed, so that it works before the mail can arrive. If sending fails, the
     * link is removed and the error thrown, so that the job runs again with a new link.
     * @param onMailed what else to store once the mail is sent
     */
    handOver: async (
      token: string,
      send: () => Promise<void>,
      onMailed?: (tx: Db, now: Date) => Promise<void>,
    ): Promise<void> => {
      try {
        await send();
      } catch (error) {
        await links.remove(db, hashToken(token));
        throw error;
      }
      await inTransaction(db, async (tx) => {
        const now = clock();
        await Promise.all([onMailed?.(tx, now), links.setMailed(tx, hashToken(token), now)]);
      });
    },

    /**
     * Makes sure that nobody else is mailing one of these links at this moment. Call it with the subject locked.
     * @throws when someone is: the job then runs again, and mails if the other one failed or died
     */
    refuseParallel: (live: readonly OneTimeLink[]): void => {
      if (live.some(isBeingMailed)) throw new Error("another job is sending this mail at the moment");
    },

    /** Whether the process that issued a link died before it could mark it as mailed. */
    isAbandoned: (link: OneTimeLink): boolean => link.mailedAt === null && !isBeingMailed(link),

    find: (from: Db, purposes: readonly Purpose[], token: string) =>
      links.find(from, purposes, hashToken(token), clock()),

    live: (from: Db, purpose: Purpose, subjectId: number) => links.live(from, purpose, subjectId, clock()),

    /** @returns undefined for a link that does not work: unknown, expired, used, or for another purpose */
    useUp: (tx: Db, purpose: Purpose, token: string) => links.useUp(tx, purpose, hashToken(token), clock()),

    end: links.end,
    endMailedTo: links.endMailedTo,

    /** Deletes links that have expired. */
    sweep: () => links.removeExpired(db, clock()),
  };
}

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;
