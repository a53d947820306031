import type { Db } from "#data/database.ts";
import { since } from "#domain/time/clock.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import type { OneTimeLink, Purpose } from "./one-time-links.repository.ts";
import * as links from "./one-time-links.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

type NewLink = Pick<OneTimeLink, "purpose" | "subjectId" | "email" | "expiresAt">;

/**
 * How long a link that is not marked as mailed counts as being mailed: the mail server's socket timeout, and less than
 * the time after which a dead process's job is restarted.
 */
export const handOverMs = 20_000;

/**
 * One-time links: issue one in a transaction, hand over its mail after the commit, and use it up in the transaction of
 * the action it permits. Lock the link's subject before its links, everywhere in the same order.
 */
export function createOneTimeLinks({ db, clock }: Dependencies) {
  const isBeingMailed = ({ mailedAt, createdAt }: OneTimeLink): boolean =>
    mailedAt === null && since(createdAt, clock()) < handOverMs;

  /** Creates links. @returns their tokens, which are stored nowhere */
  async function issueMany(tx: Db, all: readonly NewLink[]): Promise<string[]> {
    const made = all.map((link) => ({ link, token: newToken() }));
    const createdAt = clock();
    await links.add(
      tx,
      made.map(({ link, token }) => ({ ...link, tokenHash: hashToken(token), createdAt })),
    );
    return made.map(({ token }) => token);
  }

  const setMailed = (tx: Db, tokens: readonly string[], now: Date) => links.setMailed(tx, tokens.map(hashToken), now);

  return {
    issueMany,
    issue: async (tx: Db, link: NewLink): Promise<string> => {
      const [token] = await issueMany(tx, [link]);
      if (token === undefined) throw new Error("a link was not made");
      return token;
    },

    setMailed,

    /**
     * Sends the mail with a committed link, so that the link works before the mail can arrive. If sending fails, the
     * link is removed and the error is thrown, so that the job runs again with a new link.
     * @param marked records that the mail was sent
     */
    handOver: async (
      token: string,
      send: () => Promise<void>,
      marked: () => Promise<unknown> = () => setMailed(db, [token], clock()),
    ): Promise<void> => {
      try {
        await send();
      } catch (error) {
        await links.remove(db, hashToken(token));
        throw error;
      }
      await marked();
    },

    /**
     * Ensures that no other job is mailing one of these links at the moment. Call it with the subject locked.
     * @throws if one is: the job then runs again, and sends the mail if the other one failed or died
     */
    refuseParallel: (live: readonly OneTimeLink[]): void => {
      if (live.some(isBeingMailed)) throw new Error("another job is sending this mail at the moment");
    },

    /** Whether the process that issued a link died before it could mark it as mailed. */
    isAbandoned: (link: OneTimeLink): boolean => link.mailedAt === null && !isBeingMailed(link),

    find: (from: Db, purposes: readonly Purpose[], token: string) =>
      links.find(from, purposes, hashToken(token), clock()),

    live: (from: Db, purpose: Purpose, ...subjectIds: readonly number[]) =>
      links.live(from, purpose, subjectIds, clock()),

    /** @returns undefined for a link that does not work: unknown, expired, used, or for another purpose */
    useUp: (tx: Db, purpose: Purpose, token: string) => links.useUp(tx, purpose, hashToken(token), clock()),

    end: links.end,
    endMailedTo: links.endMailedTo,

    /** Deletes links that have expired. */
    sweep: () => links.removeExpired(db, clock()),
  };
}

export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;
