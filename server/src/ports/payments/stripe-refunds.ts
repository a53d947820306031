import type Stripe from "stripe";
import { type Payments, ProviderRefused } from "./payments.port.ts";
import { idOf } from "./stripe.mapper.ts";
import { find, send } from "./stripe-requests.ts";

type NewRefund = Parameters<Payments["refund"]>[0];

/** Whether tax was worked out on an invoice of the owner's, which a refund alone would leave as it is. */
const isTaxed = ({ automatic_tax: { enabled, liability } }: Stripe.Invoice): boolean =>
  enabled && liability?.type !== "stripe";

const ofKey =
  (key: string) =>
  ({ metadata }: Pick<Stripe.Refund, "metadata">): boolean =>
    metadata?.["refund"] === key;

/** Takes back a part of an invoice with its tax, or all of it. */
async function credit(stripe: Stripe, { key, invoiceId: invoice, amount }: NewRefund) {
  const { data } = await send(stripe.creditNotes.list({ invoice, limit: 100, expand: ["data.refunds.refund"] }));
  const made =
    data.find(ofKey(key)) ??
    (await send(
      stripe.creditNotes.create(
        { invoice, amount, refund_amount: amount, metadata: { refund: key }, expand: ["refunds.refund"] },
        { idempotencyKey: key },
      ),
    ));
  const refund = made.refunds[0]?.refund;
  return typeof refund === "object" ? refund : undefined;
}

/** Refunds a part of an invoice's payment, or all of it. Stripe forgets its keys after a day, but not what was made. */
export async function refundAtStripe(stripe: Stripe, refund: NewRefund): Promise<string> {
  const { key, invoiceId, amount } = refund;
  if (isTaxed(await send(stripe.invoices.retrieve(invoiceId)))) {
    return idOf((await credit(stripe, refund))?.charge) ?? "";
  }
  const paid = await send(stripe.invoicePayments.list({ invoice: invoiceId, limit: 100 }));
  const intent = idOf(paid.data.find(({ status }) => status === "paid")?.payment.payment_intent);
  if (intent === null) {
    const message = `invoice ${invoiceId} was not paid by a card`;
    throw new ProviderRefused(message, { cause: undefined, missing: false });
  }
  const { data } = await send(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  const made =
    data.find(ofKey(key)) ??
    (await send(
      stripe.refunds.create(
        { payment_intent: intent, amount, reason: "requested_by_customer", metadata: { refund: key } },
        { idempotencyKey: key },
      ),
    ));
  return idOf(made.charge) ?? "";
}

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
