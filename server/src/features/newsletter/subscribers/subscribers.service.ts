import type { SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import type { Language } from "@mindreel/contract/plain/languages";
import { batchWrites } from "#data/batch-writes.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import type { Refusals } from "#features/newsletter/mechanisms/refusals.service.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";
import { nextOf, recordOf } from "./subscribers.policy.ts";
import * as subscribers from "./subscribers.repository.ts";

type WithPeople = (
  tx: Db,
  people: readonly {
    readonly subscriberId: number;
    readonly language: Language | undefined;
    /** The page to open after signing up. */
    readonly next: string | undefined;
  }[],
) => Promise<void>;

interface Dependencies {
  readonly db: Db;
  /** Whether the operator refuses an address. */
  readonly refusesEmail: RefusesEmail;
  readonly refusals: Pick<Refusals, "among" | "keep">;
  /** Makes the offers of a free month that come with sign-ups, and queues their mails. */
  readonly makeOffers: WithPeople;
  /** Asks people who had unsubscribed whether they want the news again. */
  readonly askAgain: WithPeople;
  readonly clock: () => Date;
}

interface SignUp {
  readonly record: subscribers.NewSubscriber;
  /** The language of the page. */
  readonly language: Language | undefined;
  /** The page of this site from which they came, if any. */
  readonly next: string | undefined;
}

/** The people who get the news. */
export function createSubscribersService(dependencies: Dependencies) {
  const { db, refusesEmail, refusals, makeOffers, askAgain, clock } = dependencies;
  // Batched: each transaction locks the subscriber count until it commits, so single ones would wait for each other.
  const add = batchWrites((signedUp: readonly SignUp[]) =>
    inTransaction(db, async (tx) => {
      const hasRefused = await refusals.among(
        tx,
        signedUp.map(({ record }) => record.secondaryEmail),
      );
      const now = clock();
      const added = await subscribers.add(
        tx,
        signedUp.map(({ record }) => ({
          ...record,
          unsubscribedAt: hasRefused(record.secondaryEmail) ? now : null,
        })),
      );
      const people = new Map(added.map((record, at) => [record.id, { ...record, ...signedUp[at] }]));
      const some = (left: boolean) =>
        [...people.values()].flatMap((person) =>
          person.left === left ? [{ subscriberId: person.id, language: person.language, next: person.next }] : [],
        );
      await makeOffers(tx, some(false));
      await askAgain(tx, some(true));
      return added;
    }),
  );

  return {
    page: (request: PageRequest) => readPage(request, (from) => subscribers.list(db, from)),

    exported: subscribers.exported,

    /**
     * Signs an address up; one whose owner had unsubscribed is asked by mail first. The work and the response are the
     * same whether or not the address is known: the response repeats the request, so a second sign-up learns nothing
     * about the first.
     * @throws AppError 400 for an address that the operator refuses
     */
    signUp: async (body: SubscriberBody, language?: Language): Promise<subscribers.NewSubscriber> => {
      if (await refusesEmail(body.secondary_email)) throw invalidInput({ secondary_email: [disposableEmailMessage] });
      const record = recordOf(body, language);
      await add({ record, language, next: nextOf(body) });
      return record;
    },

    /** Adds a subscriber without an offer or a mail. */
    add: async (subscriber: subscribers.NewSubscriber): Promise<number | undefined> =>
      (await inTransaction(db, (tx) => subscribers.add(tx, [subscriber])))[0]?.id,

    /** Forgets a member whose account is deleted, except that they refused news. */
    forget: async (tx: Db, email: string, withSignUp: boolean): Promise<void> => {
      await refusals.keep(tx, email);
      if (withSignUp) await subscribers.removeByEmail(tx, email);
    },
  };
}

export type SubscribersService = ReturnType<typeof createSubscribersService>;
