import type { SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Db } from "#data/database.ts";
import { gather } from "#data/gather.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";
import { recordOf } from "./subscribers.policy.ts";
import * as subscribers from "./subscribers.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Whether the operator refuses an address. */
  readonly refusesEmail: RefusesEmail;
  /** Makes the offers of a free month that come with sign-ups, and queues their mails. */
  readonly makeOffers: (
    tx: Db,
    subscribers: readonly { readonly subscriberId: number; readonly language: Language | undefined }[],
  ) => Promise<void>;
}

interface SignUp {
  readonly record: subscribers.NewSubscriber;
  /** The language of the page. */
  readonly language: Language | undefined;
}

/** The people who get the news. */
export function createSubscribersService({ db, refusesEmail, makeOffers }: Dependencies) {
  // Batched: each transaction locks the subscriber count until it commits, so single ones would wait for each other.
  const add = gather((signedUp: readonly SignUp[]) =>
    inTransaction(db, async (tx) => {
      const records = signedUp.map(({ record }) => record);
      const ids = await subscribers.add(tx, records);
      const languages = new Map(ids.map((id, at) => [id, signedUp[at]?.language]));
      await makeOffers(
        tx,
        [...languages].map(([subscriberId, language]) => ({ subscriberId, language })),
      );
      return ids;
    }),
  );

  return {
    page: (request: PageRequest) => readPage(request, (from) => subscribers.list(db, from)),

    exported: subscribers.exported,

    /**
     * Signs an address up. The work and the response are the same whether or not the address is known: the response
     * repeats the request, so a second sign-up learns nothing about the first.
     * @throws AppError 400 for an address that the operator refuses
     */
    signUp: async (body: SubscriberBody, language?: Language): Promise<subscribers.NewSubscriber> => {
      if (await refusesEmail(body.secondary_email)) throw invalidInput({ secondary_email: [disposableEmailMessage] });
      const record = recordOf(body, language);
      await add({ record, language });
      return record;
    },

    /** Adds a subscriber without an offer or a mail. */
    add: async (subscriber: subscribers.NewSubscriber): Promise<number | undefined> =>
      (await inTransaction(db, (tx) => subscribers.add(tx, [subscriber])))[0],

    /** Removes the sign-ups of some addresses, with their offers. */
    forget: async (tx: Db, emails: readonly string[]): Promise<void> => {
      if (emails.length > 0) await subscribers.removeByEmail(tx, emails);
    },
  };
}

export type SubscribersService = ReturnType<typeof createSubscribersService>;
