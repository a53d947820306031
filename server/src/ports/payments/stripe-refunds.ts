import type Stripe from "stripe";
import { type Payments, ProviderRefused } from "./payments.port.ts";
import { idOf } from "./stripe.mapper.ts";
import { send } from "./stripe-requests.ts";

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
