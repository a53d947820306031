import { createHmac } from "node:crypto";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { mailboxOf } from "#domain/names/mailbox.ts";
import * as freeStarts from "./free-starts.repository.ts";

/**
 * The mailboxes that had their free start, which is the free month of the news form or a plan's trial: one for each, for
 * ever. They are stored as hashes.
 */
export function createFreeStarts(key: string) {
  const hash = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  const mailboxKey = (email: string): string => hash(mailboxOf(email));
  /** Includes the key of the address itself, stored before all addresses of a mailbox counted as one. */
  const keysOf = (email: string): string[] => [...new Set([mailboxKey(email), hash(emailKey(email))])];

  return {
    /** Those of some addresses whose mailbox had one. */
    hadBy: async (db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> => {
      const had = await freeStarts.among(db, emails.flatMap(keysOf));
      return new Set(emails.filter((email) => keysOf(email).some((each) => had.has(each))));
    },
    /** Lets only one transaction at a time check and use these mailboxes. */
    lock: (tx: Db, emails: readonly string[]): Promise<void> => freeStarts.lock(tx, emails.flatMap(keysOf)),
    add: (tx: Db, emails: readonly string[]): Promise<void> => freeStarts.add(tx, emails.map(mailboxKey)),
  };
}

export type FreeStarts = ReturnType<typeof createFreeStarts>;
