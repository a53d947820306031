import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { unsubscribe } from "./unsubscribe.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Signs the links. */
  readonly key: string;
  readonly clock: () => Date;
}

/**
 * Unsubscribes by the link in a mail. It works for ever, because people keep mails for years, and any number of times,
 * because mail programs open it by themselves (RFC 8058).
 */
export function createUnsubscribeService({ db, key, clock }: Dependencies) {
  const { tokenOf, idOf } = createSignedIds(key);
  return {
    tokenOf,

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const id = idOf(token);
      if (id === undefined) {
        throw new AppError("not_found", "This link is not complete. Please open it from the mail once more.");
      }
      await unsubscribe(db, id, clock());
    },
  };
}

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;
