import type Stripe from "stripe";
import { type Payments, ProviderRefused } from "./payments.port.ts";
import { idOf } from "./stripe.mapper.ts";
import { find, send } from "./stripe-requests.ts";

type Booked = Stripe.Refund["balance_transaction"];

/** What Stripe settled of payments in the account's own currency. */
export function stripeSettlements(stripe: Stripe): Pick<Payments, "accountCurrency" | "settlement"> {
  /** What was booked for a payment, its refunds and its disputes. */
  async function bookedFor(intent: string) {
    const expand = ["latest_charge.balance_transaction"];
    const charge = (await find(stripe.paymentIntents.retrieve(intent, { expand })))?.latest_charge;
    if (typeof charge !== "object" || charge === null) return { paid: [null], refunded: [], disputed: [] };
    const refunds = { charge: charge.id, limit: 100, expand: ["data.balance_transaction"] };
    return {
      paid: [charge.balance_transaction],
      refunded:
        charge.amount_refunded === 0
          ? []
          : (await send(stripe.refunds.list(refunds))).data.map(({ balance_transaction }) => balance_transaction),
      disputed: charge.disputed
        ? (await send(stripe.disputes.list({ charge: charge.id }))).data.flatMap((each) => each.balance_transactions)
        : [],
    };
  }

  return {
    accountCurrency: async () => {
      try {
        return (await send(stripe.accounts.retrieveCurrent())).default_currency ?? null;
      } catch (error) {
        if (error instanceof ProviderRefused) return null;
        throw error;
      }
    },

    settlement: async (invoice) => {
      const { data: paid } = await send(stripe.invoicePayments.list({ invoice, status: "paid", limit: 100 }));
      const booked = await Promise.all(
        paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []).map(bookedFor),
      );
      const currencies = new Set<string | null>();
      const sum = (all: readonly Booked[]): number =>
        all.reduce((total: number, each) => {
          const { currency, amount } = typeof each === "object" && each !== null ? each : { currency: null, amount: 0 };
          currencies.add(currency);
          return total + amount;
        }, 0);
      const amount = sum(booked.flatMap((each) => each.paid));
      const refunded = -sum(booked.flatMap((each) => each.refunded));
      const disputed = -sum(booked.flatMap((each) => each.disputed));
      const [currency, ...others] = currencies;
      return currency && others.length === 0 ? { currency, amount, refunded, disputed } : undefined;
    },
  };
}
