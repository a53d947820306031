import type { NotIncluded as Left } from "@mindreel/contract/admin/figures";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/admin/figures";
import cards from "#features/admin/dashboard/cards.module.css";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";

/** What is in no sum, because no rate of its currency is known; nothing where there is nothing. */
export function NotIncluded({ left }: { readonly left: readonly Left[] }) {
  if (left.length === 0) return null;
  const amounts = left.flatMap(({ currency, paid, mrr }) => [
    ...(paid === 0 ? [] : [format(messages.paidOnce, { amount: paymentIn(language(), paid, currency) })]),
    ...(mrr === 0 ? [] : [format(messages.paidMonthly, { amount: paymentIn(language(), mrr, currency) })]),
  ]);
  return (
    <p className={cards.note} style={{ margin: "12px 0 20px" }}>
      {format(messages.notIncluded, { amounts: amounts.join(", ") })}
    </p>
  );
}
