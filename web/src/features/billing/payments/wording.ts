import type { Payment, PaymentFilter } from "@mindreel/contract/billing/payments";

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const invoiceStates: Readonly<Record<string, string>> = {
  draft: "Being made",
  open: "Not paid yet",
  paid: "Paid",
  void: "Void",
  uncollectible: "Given up",
};

interface State {
  readonly label: string;
  readonly color: "green" | "gray" | "orange" | "red";
}

/** What became of a payment, the newest thing first. */
export function paymentState({ status, dispute, refunded, amount_paid }: Payment): State {
  if (dispute === "lost") return { label: "Taken back by the bank", color: "red" };
  if (dispute === "open") return { label: "Disputed: answer at Stripe", color: "red" };
  if (refunded > 0) return { label: refunded >= amount_paid ? "Refunded" : "Refunded in part", color: "gray" };
  if (dispute === "won") return { label: "Paid, dispute won", color: "green" };
  const label = invoiceStates[status] ?? status;
  return { label, color: status === "paid" ? "green" : status === "open" ? "orange" : "gray" };
}

export const filters: Readonly<Record<PaymentFilter, string>> = {
  paid: "Paid",
  unpaid: "Not paid",
  refunded: "Refunded",
  disputed: "Disputed",
};

export const isPaymentFilter = (text: string | null): text is PaymentFilter =>
  text !== null && Object.hasOwn(filters, text);
