import type { Language } from "@mindreel/contract/plain/languages";
import { refusals as words } from "@mindreel/messages/newsletter/newsletter";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Refusals } from "#features/newsletter/mechanisms/refusals.service.ts";
import type { OffersService } from "#features/newsletter/offers/offers.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { newsAgainMail } from "./news-again.mail.ts";
import * as again from "./news-again.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  /** Signs the links. */
  readonly key: string;
  readonly refusals: Pick<Refusals, "withdraw">;
  readonly makeOffers: OffersService["make"];
  readonly clock: () => Date;
}

export const newsAgainQueue = defineQueue<NewsAgainJob>("mail-news-again");
interface NewsAgainJob {
  readonly subscriberId: number;
  /** The language in which they signed up again, if known. */
  readonly language?: Language | undefined;
}

/** The minimum time between two of these mails to one person, however often somebody signs them up. */
const pause = day;

/**
 * Brings back people who unsubscribed. Anyone can enter their address in the form, so a mail asks them, and only its
 * link subscribes them.
 */
export function createNewsAgainService({ db, jobs, config, key, refusals, makeOffers, clock }: Dependencies) {
  /** Signed with the time of the unsubscription, so that a link ends with it. */
  const links = (leftAt: Date) => createSignedIds(`${key} ${leftAt.toISOString()}`);

  return {
    /** Asks people who signed up again, through jobs queued in the transaction. */
    ask: (tx: Db, people: readonly NewsAgainJob[]): Promise<void> => jobs.addMany(newsAgainQueue, people, tx),

    mailer:
      (mailer: Mailer) =>
      async ({ subscriberId, language }: NewsAgainJob): Promise<void> => {
        const now = clock();
        const asked = await again.setAsked(db, subscriberId, new Date(now.getTime() - pause), now);
        if (asked === undefined) return;
        try {
          const { leftAt, ...person } = asked;
          await mailer.send(newsAgainMail({ ...person, language }, links(leftAt).tokenOf(subscriberId), config));
        } catch (error) {
          await again.setUnasked(db, subscriberId);
          throw error;
        }
      },

    /** @throws AppError 404 for a link that was never mailed, or was used */
    confirm: (token: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const id = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? 0);
        const held = await again.hold(tx, id);
        if (held === undefined || links(held.leftAt).idOf(token) !== id) {
          throw new AppError("not_found", sentence(words, "againOver"));
        }
        await again.subscribe(tx, id, clock());
        await refusals.withdraw(tx, held.email);
        await makeOffers(tx, [{ subscriberId: id }]);
      }),
  };
}

export type NewsAgainService = ReturnType<typeof createNewsAgainService>;
