import { createHmac } from "node:crypto";
import type { Config } from "#config.ts";
import { type Db, inTransaction } from "#data/database.ts";
import { addressKey } from "#data/email-key.ts";
import type { NewSubscriber, NewsletterRepository } from "#features/newsletter/subscribers/subscribers.repository.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { serverKey } from "#security/server-key.ts";
import { offerMail } from "./offers.mail.ts";
import type { OffersRepository } from "./offers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly subscribers: NewsletterRepository;
  readonly repository: OffersRepository;
  /** Gives a member the month, in the transaction that uses the offer up. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** A member has proven to read the mails of this address. */
  readonly cameThrough: (tx: Db, userId: number, email: string) => Promise<void>;
  readonly unsubscribeToken: (subscriberId: number) => Promise<string>;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const offerQueue = defineQueue<OfferJob>("mail-offer");
/** Holds no secret: the link is made when its mail is sent. */
export interface OfferJob {
  readonly subscriberId: number;
}

const day = 86_400_000;
const lifetime = 90 * day;
const mailEvery = 60 * 60_000;

/** The free month of the news form. */
export function createOffersService(dependencies: Dependencies) {
  const { db, subscribers, repository, giveFreeMonth, cameThrough, unsubscribeToken, jobs, config, clock } =
    dependencies;
  let secret: Promise<string> | undefined;

  /** What is kept of an address that has had its month, when nothing else is. */
  async function markOf(email: string): Promise<string> {
    secret ??= serverKey(db, "spent-offers");
    return createHmac("sha256", await secret)
      .update(addressKey(email))
      .digest("base64url");
  }

  return {
    /**
     * Keeps a sign-up and plans its mail. The same work for a known address as for a new one, and for one that had its
     * month and was forgotten: there is nothing to mail then.
     */
    signUp: (subscriber: NewSubscriber): Promise<number> =>
      inTransaction(db, async (tx) => {
        const id = await subscribers.insert(tx, subscriber);
        const now = clock();
        const spent = await repository.isSpent(tx, await markOf(subscriber.secondaryEmail));
        if (!spent) await repository.ensure(tx, id, now, new Date(now.getTime() + lifetime));
        await jobs.add(offerQueue, { subscriberId: id }, tx);
        return id;
      }),

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
          const offer = await repository.takeToMail(tx, subscriberId, new Date(now.getTime() - mailEvery));
          if (offer === undefined) return;
          const token = newToken();
          // Not in the transaction: the link works before its mail can arrive.
          await repository.addLink(db, offer.id, hashToken(token));
          try {
            const unsubscribe = await unsubscribeToken(offer.subscriberId);
            await mailer.send(offerMail(offer, { offer: token, unsubscribe }, config));
          } catch (error) {
            await repository.removeLink(db, hashToken(token));
            throw error;
          }
          await repository.mailed(tx, offer.id, now);
        }),

    /** Removes the sign-ups of some addresses, with their offers; of a used one stays that it was. */
    forget: async (tx: Db, emails: readonly string[]): Promise<void> => {
      if (emails.length === 0) return;
      const used = await repository.used(tx, emails);
      await repository.spend(tx, await Promise.all(used.map(markOf)));
      await subscribers.forget(tx, emails);
    },

    isUsable: (token: string): Promise<boolean> => repository.usable(db, hashToken(token), clock()),

    /** Uses an offer up for a member: the first who does gets the month. @returns undefined where it cannot be used */
    takeUp: (userId: number, token: string): Promise<{ proUntil: Date | null } | undefined> =>
      inTransaction(db, async (tx) => {
        const offer = await repository.use(tx, hashToken(token), userId, clock());
        if (offer === undefined) return undefined;
        await cameThrough(tx, userId, offer.email);
        return { proUntil: await giveFreeMonth(tx, userId, `offer ${offer.id}`) };
      }),
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
