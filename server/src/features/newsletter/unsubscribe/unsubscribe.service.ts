import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { unsubscribe } from "./unsubscribe.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Signs the links. */
  readonly key: string;
  readonly clock: () => Date;
}

/** The largest id that PostgreSQL's `integer` holds. */
const maxId = 2_147_483_647;

/**
 * Unsubscribes by the link in a mail. The link is signed, not stored: it works for ever and any number of times, because
 * people keep mails for years and mail programs open the link by themselves (RFC 8058). See
 * docs/decisions/0013-one-time-links.md.
 */
export function createUnsubscribeService({ db, key, clock }: Dependencies) {
  const tokenOf = (subscriberId: number): string =>
    `${subscriberId}.${createHmac("sha256", key).update(String(subscriberId)).digest("base64url")}`;

  return {
    tokenOf,

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(id))];
      if (id > maxId || given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new AppError("not_found", "This link is not complete. Please open it from the mail once more.");
      }
      await unsubscribe(db, id, clock());
    },
  };
}

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;
