import type { Payment, PaymentFilter } from "@mindreel/contract/billing/payments";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/billing/payments";
import { language } from "#shared/language/language.ts";
import { wordFor } from "#shared/language/wordFor.ts";

/** @param amount in the currency's smallest unit */
export const money = (amount: number, currency: string): string => paymentIn(language(), amount, currency);

/** The number that stands on the invoice, as the customer may name it. */
export const invoiceName = ({ id, number }: Pick<Payment, "id" | "number">): string =>
  number === null ? id : `#${number.slice(number.lastIndexOf("-") + 1)}`;

export const invoiceState = (status: string): string => wordFor(status, messages.invoiceStates);

interface State {
  readonly label: string;
  readonly tone: "good" | "bad" | "brand" | undefined;
}

/** The state of a payment, by its latest event. */
export function paymentState({ status, dispute, refunded, amount_paid }: Payment): State {
  if (dispute === "lost") return { label: messages.outcomes.takenBack, tone: "bad" };
  if (dispute === "open") return { label: messages.outcomes.disputed, tone: "bad" };
  if (refunded > 0)
    return {
      label: refunded >= amount_paid ? messages.outcomes.refunded : messages.outcomes.refundedInPart,
      tone: undefined,
    };
  if (dispute === "won") return { label: messages.outcomes.won, tone: "good" };
  return { label: invoiceState(status), tone: status === "paid" ? "good" : status === "open" ? "brand" : undefined };
}

export const filters = ["paid", "unpaid", "refunded", "disputed"] as const satisfies readonly PaymentFilter[];

export const isPaymentFilter = (text: string | null): text is PaymentFilter =>
  filters.some((filter) => filter === text);
