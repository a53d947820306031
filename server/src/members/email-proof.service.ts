import type { Db } from "#data/database.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { setConfirmed } from "./members.repository.ts";

interface Dependencies {
  readonly links: OneTimeLinks;
  readonly clock: () => Date;
}

/** Confirms the address of a member who used another kind of link that was mailed to it. */
export const createProveEmail =
  ({ links, clock }: Dependencies) =>
  async (tx: Db, userId: number, email: string): Promise<void> => {
    const confirmed = await setConfirmed(tx, userId, "email", email, clock());
    if (confirmed) await links.endMailedTo(tx, userId, "email_confirmation", email);
  };
