import type { Payment } from "@mindreel/contract/billing/payments";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/billing/refunds";
import { leftOf } from "#features/billing/payments/leftOf.ts";
import { invoiceName, money } from "#features/billing/payments/wording.ts";
import { format } from "#shared/language/format.ts";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { decimalsOf, typedAmount } from "./refundable.ts";

export interface RefundDraft {
  /** As it was typed, in the currency's main unit. */
  readonly amount: string;
  readonly reason: string;
}

/** The draft of a refund of all that is left. */
export const wholeOf = (payment: Payment): RefundDraft => ({
  amount: (leftOf(payment) / 10 ** decimalsOf(payment.currency)).toFixed(decimalsOf(payment.currency)),
  reason: "",
});

interface Props {
  readonly payment: Payment;
  readonly draft: RefundDraft;
  readonly onChange: (draft: RefundDraft) => void;
  /** Whether a refund of all of it ends the subscription. */
  readonly ends: boolean;
}

/** How much of a payment goes back, and why, with what that does. */
export function RefundFields({ payment, draft, onChange, ends }: Props) {
  const { currency } = payment;
  const [left, decimals] = [leftOf(payment), decimalsOf(currency)];
  const isWhole = typedAmount(draft.amount, currency) === left && payment.refunded + left === payment.amount_paid;
  return (
    <>
      <p>{messages.about}</p>
      <TextField
        label={format(messages.amount, { currency: currency.toUpperCase() })}
        description={format(messages.left, { money: money(left, currency), number: invoiceName(payment) })}
        name="amount"
        type="number"
        inputMode="decimal"
        required
        min={10 ** -decimals}
        max={left / 10 ** decimals}
        step={10 ** -decimals}
        value={draft.amount}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, amount: value })}
      />
      <p role="status">
        <strong>{isWhole && ends ? messages.whole : messages.part}</strong>
      </p>
      <TextField
        label={messages.reason}
        description={messages.reasonNote}
        name="reason"
        data-autofocus
        required
        pattern=".*\S.*"
        autoComplete="off"
        maxLength={limits.reason}
        value={draft.reason}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, reason: value })}
      />
    </>
  );
}
