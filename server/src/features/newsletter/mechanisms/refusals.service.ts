import { createHmac } from "node:crypto";
import type { Db } from "#data/database.ts";
import { mailboxOf } from "#domain/names/mailbox.ts";
import * as refusals from "./refusals.repository.ts";

/** Knows which mailboxes refused news: no list and no form signs them up, only their owners do. */
export function createRefusals(key: string) {
  const keyed = (email: string): refusals.KeyedMailbox => {
    const mailbox = mailboxOf(email);
    return { mailbox, key: createHmac("sha256", key).update(mailbox).digest("base64url") };
  };

  /** @returns whether the owner of an address refused, in whatever spelling */
  async function among(db: Db, emails: readonly string[]): Promise<(email: string) => boolean> {
    const refused = await refusals.among(db, emails.map(keyed));
    return (email) => refused.has(mailboxOf(email));
  }

  return {
    among,

    /** Keeps a refusal of somebody who is neither a subscriber nor a member. */
    add: (tx: Db, email: string): Promise<void> => refusals.keep(tx, [keyed(email).key]),

    /** Keeps a refusal, without the address, when everything else about it is deleted. */
    keep: async (tx: Db, email: string): Promise<void> => {
      if ((await among(tx, [email]))(email)) await refusals.keep(tx, [keyed(email).key]);
    },

    /** Forgets what was kept: its owner wants news again. */
    withdraw: (tx: Db, email: string): Promise<void> => refusals.withdraw(tx, keyed(email).key),
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
