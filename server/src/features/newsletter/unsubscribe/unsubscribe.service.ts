import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "#data/database.ts";
import type { NewsletterRepository } from "#features/newsletter/subscribers/subscribers.repository.ts";
import { AppError } from "#http/errors.ts";
import { serverKey } from "#security/server-key.ts";

interface Dependencies {
  readonly db: Db;
  readonly subscribers: NewsletterRepository;
  readonly clock: () => Date;
}

/** Ends the news, by the links in them. Such a link is signed and works for ever: mails are kept for years. */
export function createUnsubscribeService({ db, subscribers, clock }: Dependencies) {
  let key: Promise<string> | undefined;

  async function tokenOf(subscriberId: number): Promise<string> {
    key ??= serverKey(db, "unsubscribe");
    return `${subscriberId}.${createHmac("sha256", await key)
      .update(String(subscriberId))
      .digest("base64url")}`;
  }

  return {
    tokenOf,

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
      const [given, right] = [Buffer.from(token), Buffer.from(await tokenOf(id))];
      if (id > 2_147_483_647 || given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new AppError("not_found", "This link is not complete. Please open it from the mail once more.");
      }
      await subscribers.unsubscribe(db, id, clock());
    },
  };
}

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;
