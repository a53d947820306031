import { refusals } from "@mindreel/messages/newsletter/newsletter";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { mailboxOf } from "#domain/names/mailbox.ts";
import { sentence } from "#domain/sentences.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import * as unsubscriptions from "./unsubscribe.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Keys that sign the links to subscribers and to members. */
  readonly keys: { readonly subscribers: string; readonly members: string };
  readonly clock: () => Date;
}

/**
 * Unsubscribes by a link in a mail. It works for ever, because people keep mails for years, and any number of times,
 * because mail programs open it by themselves (RFC 8058).
 */
export function createUnsubscribeService({ db, keys, clock }: Dependencies) {
  const subscribers = createSignedIds(keys.subscribers);
  const members = createSignedIds(keys.members);

  function recipientOf(token: string): unsubscriptions.Recipient | undefined {
    const subscriberId = subscribers.idOf(token);
    if (subscriberId !== undefined) return { subscriberId };
    const userId = members.idOf(token);
    return userId === undefined ? undefined : { userId };
  }

  /** @param byMail whether to attribute it to the last mail that they got */
  const end = (recipient: unsubscriptions.Recipient, byMail = false): Promise<void> =>
    inTransaction(db, async (tx) => {
      const mailbox = await unsubscriptions.mailboxOf(tx, recipient);
      if (mailbox === undefined) return;
      const now = clock();
      await unsubscriptions.unsubscribe(tx, [mailbox], now);
      if (byMail) await unsubscriptions.markDelivery(tx, recipient, now);
    });

  return {
    tokenOf: subscribers.tokenOf,
    memberTokenOf: members.tokenOf,

    /** Ends the news for the owners of these addresses, in whatever spelling. */
    endForAll: (tx: Db, emails: readonly string[]): Promise<void> =>
      unsubscriptions.unsubscribe(tx, emails.map(mailboxOf), clock()),

    /** Ends the news for a member. */
    endFor: (userId: number): Promise<void> => end({ userId }),

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const recipient = recipientOf(token);
      if (recipient === undefined) {
        throw new AppError("not_found", sentence(refusals, "incompleteLink"));
      }
      await end(recipient, true);
    },
  };
}

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;
