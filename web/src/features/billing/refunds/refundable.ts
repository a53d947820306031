import type { Payment } from "@mindreel/contract/billing/payments";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { unitsOf } from "@mindreel/contract/plain/money";

/** Decimals of a currency as Stripe counts it, not as people write it: 2 for dollars, none for yen. */
export const decimalsOf = (currency: string): number => Math.log10(unitsOf[currency] ?? 100);

/** An amount that was typed, in the smallest unit; null if it is none. */
export function typedAmount(text: string, currency: string): number | null {
  const amount = Math.round(Number(text.trim().replace(",", ".")) * 10 ** decimalsOf(currency));
  return Number.isFinite(amount) && text.trim() !== "" ? amount : null;
}

const running: ReadonlySet<Standing["state"]> = new Set(["active", "cancelling", "past_due", "paused"]);

/** Whether a refund of all of a payment ends the subscription: it is the newest that was paid for it. */
export const endsWith = (payment: Payment, payments: readonly Payment[], { state }: Standing): boolean =>
  running.has(state) && payments.find(({ paid_at }) => paid_at !== null)?.id === payment.id;
