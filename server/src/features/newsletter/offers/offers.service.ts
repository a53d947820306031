import { createHmac } from "node:crypto";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { offerMail } from "./offers.mail.ts";
import * as offers from "./offers.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Turns the addresses of used offers into the keyed hashes that are kept of them. */
  readonly spentOffersKey: string;
  /** Gives a member the free month, in the transaction that uses the offer up. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** Confirms a member's address: they came through a link that was mailed to it. */
  readonly proveEmail: (tx: Db, userId: number, email: string) => Promise<void>;
  readonly unsubscribeToken: (subscriberId: number) => string;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const offersQueue = defineQueue<OfferJob>("mail-offer");
/** Holds no secret: the link is made when its mail is sent. */
export interface OfferJob {
  readonly subscriberId: number;
}

const dayMs = 86_400_000;
const lifetimeMs = 90 * dayMs;
/** However often someone signs up, the offer is mailed once within this time. */
const mailPauseMs = 60 * 60_000;

/** The offer of a free month that comes with a news sign-up: one for each address. */
export function createOffersService(dependencies: Dependencies) {
  const { db, spentOffersKey, giveFreeMonth, proveEmail, unsubscribeToken, jobs, config, clock } = dependencies;

  const spentKeyOf = (email: string): string =>
    createHmac("sha256", spentOffersKey).update(emailKey(email)).digest("base64url");

  return {
    /**
     * Makes a subscriber's offer and plans its mail. An address that used its offer and was forgotten gets the same
     * work, but then there is nothing to mail.
     */
    make: async (tx: Db, subscriberId: number, email: string): Promise<void> => {
      const now = clock();
      const spent = await offers.isSpent(tx, spentKeyOf(email));
      if (!spent) await offers.ensure(tx, subscriberId, now, new Date(now.getTime() + lifetimeMs));
      await jobs.add(offersQueue, { subscriberId }, tx);
    },

    /**
     * Mails the offer, unless it is used, was mailed within the hour, or is not wanted. It counts as mailed once it
     * was: when the process dies before, the job sends it again. Who dies after the mail server's answer and before
     * the commit sends it twice, which is better than never.
     */
    mailer:
      (mailer: Mailer) =>
      ({ subscriberId }: OfferJob): Promise<void> =>
        inTransaction(db, async (tx) => {
          const now = clock();
          const offer = await offers.takeToMail(tx, subscriberId, new Date(now.getTime() - mailPauseMs));
          if (offer === undefined) return;
          const token = newToken();
          // Not in the transaction: the link works before its mail can arrive.
          await offers.addLink(db, offer.id, hashToken(token));
          try {
            const unsubscribe = unsubscribeToken(offer.subscriberId);
            await mailer.send(offerMail(offer, { offer: token, unsubscribe }, config));
          } catch (error) {
            await offers.removeLink(db, hashToken(token));
            throw error;
          }
          await offers.setMailed(tx, offer.id, now);
        }),

    /** Before these sign-ups are removed: remembers which addresses have used their offer. */
    rememberUsed: async (tx: Db, emails: readonly string[]): Promise<void> => {
      const used = await offers.lockUsed(tx, emails);
      await offers.addSpent(tx, used.map(spentKeyOf));
    },

    isUsable: (token: string): Promise<boolean> => offers.usable(db, hashToken(token), clock()),

    /** Uses an offer up for a member: the first who does gets the month. @returns undefined where it cannot be used */
    takeUp: (userId: number, token: string): Promise<{ proUntil: Date | null } | undefined> =>
      inTransaction(db, async (tx) => {
        const offer = await offers.use(tx, hashToken(token), userId, clock());
        if (offer === undefined) return undefined;
        await proveEmail(tx, userId, offer.email);
        return { proUntil: await giveFreeMonth(tx, userId, `offer ${offer.id}`) };
      }),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
