import type { OfferOutcome, OwnOffer } from "@mindreel/contract/newsletter/offers";
import { isLanguage, type Language } from "@mindreel/contract/plain/languages";
import { batchWrites } from "#data/batch-writes.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { day, hour, minute } from "#domain/time/units-of-time.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { FreeStarts } from "#members/free-starts.service.ts";
import * as members from "#members/members.repository.ts";
import { freeUsername } from "#members/new-accounts.service.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { offerMail } from "./offers.mail.ts";
import type { OfferStanding } from "./offers.mapper.ts";
import * as offers from "./offers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly freeStarts: FreeStarts;
  /** Whether a member ever had the free month or a trial. */
  readonly hadFreeStart: (tx: Db, userId: number) => Promise<boolean>;
  /** Gives a member the free month, in the transaction that marks the offer as used. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** Confirms the address of a member who used a link that was mailed to it. */
  readonly proveEmail: (tx: Db, userId: number, email: string) => Promise<void>;
  readonly unsubscribeToken: (subscriberId: number) => string;
  /** Whether the site is closed to visitors: then the mails wait. */
  readonly isClosed: () => Awaitable<boolean>;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
}

export const offersQueue = defineQueue<OfferJob>("mail-offer");
/** Holds no secret: the link is made when its mail is sent. */
export interface OfferJob {
  readonly subscriberId: number;
  /** The language in which they signed up, if known. */
  readonly language?: Language | undefined;
  /** The page of this site to open after signing up, if they came from one. */
  readonly next?: string | undefined;
}

/** Sends the mails that waited for the site to open. */
export const heldOffersQueue = defineQueue<object>("mail-held-offers");
/** How many of them are queued in one transaction, and in what time they are sent, in milliseconds. */
const heldAtOnce = 100;
const heldTogether = minute;

const lifetimeMs = 90 * day;
/** The minimum time between two mails of an offer, however often someone signs up. */
const mailPauseMs = hour;

/** The offer of a free month that comes with a news sign-up: one for each member and each mailbox, for ever. */
export function createOffersService(dependencies: Dependencies) {
  const { db, links, freeStarts, hadFreeStart, giveFreeMonth, proveEmail, unsubscribeToken, isClosed } = dependencies;
  const { jobs, config, clock } = dependencies;

  const isSpent = async (from: Db, emails: readonly string[]) => (await freeStarts.hadBy(from, emails)).size > 0;

  /** Issues the links of offers that are due, batching concurrent calls into one transaction. */
  const issue = batchWrites((subscriberIds: readonly number[]) =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const due = await offers.lockDue(tx, subscriberIds, new Date(now.getTime() - mailPauseMs), now);
      const found = [...due.values()];
      const emails = found.map(({ email }) => email);
      const [spent, live] = await Promise.all([
        freeStarts.hadBy(tx, emails),
        links.live(tx, "offer", ...found.map(({ id }) => id)),
      ]);
      links.refuseParallel(live);
      const unspent = found.filter(({ email }) => !spent.has(email));
      const made = unspent.map(({ id, email, expiresAt }) => ({
        purpose: "offer" as const,
        subjectId: id,
        email,
        expiresAt,
      }));
      const tokens = await links.issueMany(tx, made);
      const tokenOf = new Map(unspent.map(({ id }, at) => [id, tokens[at]]));
      return subscriberIds.map((subscriberId) => {
        const offer = due.get(subscriberId);
        // If a subscriber has two jobs, only one of them sends the mail.
        due.delete(subscriberId);
        return { offer, token: offer && tokenOf.get(offer.id) };
      });
    }),
  );

  /** Records that mails were handed over, batching concurrent calls into one transaction. */
  const mark = batchWrites((mailed: readonly { readonly id: number; readonly token: string }[]) =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const ids = mailed.map(({ id }) => id);
      const tokens = mailed.map(({ token }) => token);
      await Promise.all([offers.setMailed(tx, ids, now), links.setMailed(tx, tokens, now)]);
      return ids;
    }),
  );

  return {
    /** Creates subscribers' offers and queues their mails, even for a mailbox that has had its free month. */
    make: async (tx: Db, subscribers: readonly OfferJob[]): Promise<void> => {
      const now = clock();
      const ids = subscribers.map(({ subscriberId }) => subscriberId);
      await Promise.all([
        offers.ensure(tx, ids, now, new Date(now.getTime() + lifetimeMs)),
        jobs.addMany(offersQueue, subscribers, tx),
      ]);
    },

    /**
     * Mails the offer, unless it is used, was mailed within the hour, its mailbox has had a free month, or the
     * subscriber has unsubscribed.
     */
    mailer:
      (mailer: Mailer) =>
      async ({ subscriberId, language, next }: OfferJob): Promise<void> => {
        // Its link would lead to a closed door.
        if (await isClosed()) return offers.hold(db, subscriberId);
        const { offer, token } = await issue(subscriberId);
        if (offer === undefined || token === undefined) return;
        const parts = { offer: token, next, unsubscribe: unsubscribeToken(subscriberId) };
        const mail = offerMail({ ...offer, language }, parts, config);
        await links.handOver(
          token,
          () => mailer.send(mail),
          () => mark({ id: offer.id, token }),
        );
      },

    /** Has the mails sent that wait for the site to open. The second job finds those that were held meanwhile. */
    planHeld: async (tx: Db): Promise<void> => {
      await jobs.add(heldOffersQueue, {}, tx);
      await jobs.add(heldOffersQueue, {}, tx, 60);
    },

    /** Queues the mails that waited, each once, so many a minute. */
    sendHeld: async (): Promise<void> => {
      const begin = clock().getTime();
      for (let round = 0; ; round++) {
        if (await isClosed()) return;
        const due = new Date(begin + round * heldTogether);
        const found = await inTransaction(db, async (tx) => {
          const released = await offers.release(tx, heldAtOnce, new Date(begin + lifetimeMs));
          const mails = released.map(({ subscriberId, language }) => ({
            subscriberId,
            ...(isLanguage(language) && { language }),
          }));
          await jobs.addMany(offersQueue, mails, tx, () => due);
          return mails.length;
        });
        if (found < heldAtOnce) return;
      }
    },

    /**
     * Whether an offer can still be used, judging only by the mailbox to which it was mailed, and for whom it is:
     * whoever has the link reads that mailbox.
     */
    standing: async (token: string): Promise<OfferStanding> => {
      const link = await links.find(db, ["offer"], token);
      if (link === undefined) return { standing: "over", email: null, username: null };
      const { email, subjectId } = link;
      const standing = (await isSpent(db, [email])) ? "had" : "usable";
      if ((await members.byEmail(db, email)) !== undefined) return { standing, email, username: null };
      const { firstName = "", lastName = "" } = (await offers.namesOf(db, subjectId)) ?? {};
      const names = [firstName, `${firstName} ${lastName}`, email.split("@")[0] ?? ""];
      return { standing, email, username: await freeUsername(db, names) };
    },

    /** Whether whoever has this offer reads the mail of this very address. */
    proves: async (token: string, email: string): Promise<boolean> => {
      const link = await links.find(db, ["offer"], token);
      return link !== undefined && emailKey(link.email) === emailKey(email);
    },

    /**
     * Uses an offer for a member and ends all its links. An offer remains valid if it is refused because the member, or
     * one of the mailboxes, has had a free month or a trial.
     */
    takeUp: (userId: number, token: string): Promise<{ outcome: OfferOutcome; proUntil: Date | null }> =>
      inTransaction(db, async (tx) => {
        const refused = (outcome: "had" | "over") => ({ outcome, proUntil: null });
        const link = await links.find(tx, ["offer"], token);
        if (link === undefined) return refused("over");
        const member = await offers.lockMember(tx, userId);
        if (member === undefined) return refused("over");
        const emails = [link.email, member.email];
        await freeStarts.lock(tx, emails);
        if ((await hadFreeStart(tx, userId)) || (await isSpent(tx, emails))) {
          await proveEmail(tx, userId, link.email);
          return refused("had");
        }
        if (!(await offers.setUsed(tx, link.subjectId, userId, clock()))) return refused("over");
        await links.end(tx, link.subjectId, ["offer"]);
        await proveEmail(tx, userId, link.email);
        // An unconfirmed address may belong to somebody else, who has had no free month.
        const theirs = member.confirmedAt === null ? [link.email] : emails;
        await freeStarts.add(tx, theirs);
        return { outcome: "taken", proUntil: await giveFreeMonth(tx, userId, `offer ${link.subjectId}`) };
      }),

    /** The free month of a member's own address. */
    ownStanding: async (userId: number): Promise<OwnOffer["standing"]> => {
      const own = await offers.ownOffer(db, userId, clock());
      if (own === undefined || (await hadFreeStart(db, userId)) || (await isSpent(db, [own.email]))) return "had";
      if (own.offerId === null) return "possible";
      return own.confirmed ? "ready" : "mailed";
    },

    /** Uses the offer of a member's own confirmed address: whoever reads its mail could as well open the link. */
    takeUpOwn: (userId: number): Promise<{ outcome: OfferOutcome; proUntil: Date | null }> =>
      inTransaction(db, async (tx) => {
        const refused = (outcome: "had" | "over") => ({ outcome, proUntil: null });
        if ((await offers.lockMember(tx, userId)) === undefined) return refused("over");
        const own = await offers.ownOffer(tx, userId, clock());
        if (own === undefined || own.offerId === null || !own.confirmed) return refused("over");
        await freeStarts.lock(tx, [own.email]);
        if ((await hadFreeStart(tx, userId)) || (await isSpent(tx, [own.email]))) return refused("had");
        if (!(await offers.setUsed(tx, own.offerId, userId, clock()))) return refused("over");
        await links.end(tx, own.offerId, ["offer"]);
        await freeStarts.add(tx, [own.email]);
        return { outcome: "taken", proUntil: await giveFreeMonth(tx, userId, `offer ${own.offerId}`) };
      }),

    /** Stores the mailbox of a member who had a free month or a trial. Called before their account is deleted. */
    remember: async (tx: Db, userId: number, email: string): Promise<void> => {
      if (await hadFreeStart(tx, userId)) await freeStarts.add(tx, [email]);
    },
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
