import { createHmac } from "node:crypto";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { offerMail } from "./offers.mail.ts";
import * as offers from "./offers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  /** Hashes, with a key, the addresses of used offers that must be remembered. */
  readonly spentOffersKey: string;
  /** Gives a member the free month, in the transaction that marks the offer as used. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** Confirms the address of a member who used a link that was mailed to it. */
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
/** Least time between two mails of an offer, however often someone signs up. */
const mailPauseMs = 60 * 60_000;

/** The offer of a free month that comes with a news sign-up: one for each address. */
export function createOffersService(dependencies: Dependencies) {
  const { db, links, spentOffersKey, giveFreeMonth, proveEmail, unsubscribeToken, jobs, config, clock } = dependencies;

  const spentKeyOf = (email: string): string =>
    createHmac("sha256", spentOffersKey).update(emailKey(email)).digest("base64url");

  return {
    /**
     * Makes a subscriber's offer and queues its mail. An address that used its offer and was then deleted causes the
     * same work, but the job finds nothing to mail.
     */
    make: async (tx: Db, subscriberId: number, email: string): Promise<void> => {
      const now = clock();
      const spent = await offers.isSpent(tx, spentKeyOf(email));
      if (!spent) await offers.ensure(tx, subscriberId, now, new Date(now.getTime() + lifetimeMs));
      await jobs.add(offersQueue, { subscriberId }, tx);
    },

    /** Mails the offer, unless it is used, was mailed within the hour, or the subscriber has unsubscribed. */
    mailer:
      (mailer: Mailer) =>
      async ({ subscriberId }: OfferJob): Promise<void> => {
        const issued = await inTransaction(db, async (tx) => {
          const offer = await offers.lockDue(tx, subscriberId, new Date(clock().getTime() - mailPauseMs));
          if (offer === undefined) return undefined;
          links.refuseParallel(await links.live(tx, "offer", offer.id));
          const { id: subjectId, email, expiresAt } = offer;
          return { offer, token: await links.issue(tx, { purpose: "offer", subjectId, email, expiresAt }) };
        });
        if (issued === undefined) return;
        const { offer, token } = issued;
        const mail = offerMail(offer, { offer: token, unsubscribe: unsubscribeToken(subscriberId) }, config);
        await links.handOver(
          token,
          () => mailer.send(mail),
          (tx, now) => offers.setMailed(tx, offer.id, now),
        );
      },

    /** Remembers which addresses have used their offer; to be called before their sign-ups are removed. */
    rememberUsed: async (tx: Db, emails: readonly string[]): Promise<void> => {
      const used = await offers.lockUsed(tx, emails);
      await offers.addSpent(tx, used.map(spentKeyOf));
    },

    isUsable: async (token: string): Promise<boolean> => (await links.find(db, ["offer"], token)) !== undefined,

    /** Uses an offer for a member and ends all its links. @returns undefined if it cannot be used */
    takeUp: (userId: number, token: string): Promise<{ proUntil: Date | null } | undefined> =>
      inTransaction(db, async (tx) => {
        const link = await links.find(tx, ["offer"], token);
        if (link === undefined || !(await offers.setUsed(tx, link.subjectId, userId, clock()))) return undefined;
        await links.end(tx, link.subjectId, ["offer"]);
        await proveEmail(tx, userId, link.email);
        return { proUntil: await giveFreeMonth(tx, userId, `offer ${link.subjectId}`) };
      }),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
