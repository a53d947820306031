import type { TrialStanding } from "@mindreel/contract/billing/subscription";
import type { Db } from "#data/database.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import type { Offer } from "#features/billing/mechanisms/selling/selling.service.ts";
import type { FreeStarts } from "#members/free-starts.service.ts";

interface Dependencies {
  readonly db: Db;
  readonly freeStarts: FreeStarts;
  /** Whether the member ever had a trial or the free month. */
  readonly hadFreeStart: (tx: Db, userId: number) => Promise<boolean>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number, tx?: Db) => Promise<Account>;
}

/** The free days that a checkout begins with. */
export interface Trial {
  readonly days: number;
  /** Whether a card is asked for. */
  readonly card: boolean;
}

/** Trials: one a person, as with the free month of the news form. */
export function createTrialsService({ db, freeStarts, hadFreeStart, accountOf }: Dependencies) {
  async function standing(userId: number): Promise<TrialStanding> {
    const { email, emailConfirmedAt } = await accountOf(userId);
    if ((await hadFreeStart(db, userId)) || (await freeStarts.hadBy(db, [email])).size > 0) return "had";
    // Else one person could begin as many as they can make up addresses.
    return emailConfirmedAt === null ? "unconfirmed" : "possible";
  }

  return {
    standing,

    /** The free days that a member gets with what they buy; null if there are none for them. */
    of: async (userId: number, { plan, price }: Pick<Offer, "plan" | "price">): Promise<Trial | null> => {
      if (plan.trialDays === 0 || price.interval === "once" || (await standing(userId)) !== "possible") return null;
      return { days: plan.trialDays, card: plan.trialCard };
    },

    /**
     * Records that a member's trial began, in the transaction that records the trial, which holds the lock on the account.
     * @returns false if it is not their first: two accounts of a mailbox may have been about to begin one at once
     */
    begin: async (tx: Db, userId: number): Promise<boolean> => {
      const { email } = await accountOf(userId, tx);
      await freeStarts.lock(tx, [email]);
      if ((await hadFreeStart(tx, userId)) || (await freeStarts.hadBy(tx, [email])).size > 0) return false;
      await freeStarts.add(tx, [email]);
      return true;
    },
  };
}

export type TrialsService = ReturnType<typeof createTrialsService>;
