import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { day } from "#domain/time/units-of-time.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";
import * as settlements from "./settlements.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  /** The currency that somebody pays in who chooses nothing. */
  readonly usualCurrency: () => Promise<string>;
  readonly clock: () => Date;
}

/** How many payments one run asks for. */
const most = 200;
/** A payment may be booked somewhat later than it is made. */
const booking = 2 * day;

/** Reads what payments in other currencies came to in the account's own, for the figures. */
export function createSettlementsService({ db, payments, usualCurrency, clock }: Dependencies) {
  /** The account's currency, in which everything is summed up from now on. */
  async function ownCurrency(): Promise<string> {
    const own = (await payments.accountCurrency()) ?? (await usualCurrency());
    if (own !== (await settlements.currency(db))) await inTransaction(db, (tx) => settlements.changeCurrency(tx, own));
    return own;
  }

  return {
    read: async (): Promise<void> => {
      for (const payment of await settlements.unsettled(db, await ownCurrency(), most)) {
        try {
          const found = await payments.settlement(payment.id);
          const isLate = clock().getTime() - payment.paidAt.getTime() > booking;
          if (found !== undefined || isLate) await settlements.save(db, payment, found, clock());
        } catch (error) {
          if (!(error instanceof ProviderRefused)) throw error;
          // The key may not read it: once it may, it is read.
          if (error.lacks !== null) return;
          // It was paid to an account that the site had before.
          await settlements.save(db, payment, undefined, clock());
        }
      }
    },
  };
}
