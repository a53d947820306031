import { messages } from "@mindreel/messages/billing/payments";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import classes from "./payments.module.css";
import { type PaymentsQuery, totalsQuery } from "./payments.ts";
import { money } from "./wording.ts";

/** What the listed payments come to, in each currency. */
export function PaymentTotals({ query }: { readonly query: PaymentsQuery }) {
  const { data = [] } = useQuery({ ...totalsQuery(query), placeholderData: keepPreviousData });
  if (data.length === 0) return null;
  return (
    <ul className={classes.totals} aria-label={messages.totals}>
      {data.map(({ currency, paid, refunded, lost }) => (
        <li key={currency}>
          <strong>{format(messages.total.paid, { money: money(paid, currency) })}</strong>
          {refunded > 0 && ` · ${format(messages.total.refunded, { money: money(refunded, currency) })}`}
          {lost > 0 && ` · ${format(messages.total.lost, { money: money(lost, currency) })}`}
        </li>
      ))}
    </ul>
  );
}
