import type { Payment } from "@mindreel/contract/billing/payments";
import { messages } from "@mindreel/messages/billing/payments";
import { dayOf } from "#shared/time/dates.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { StripeId } from "./StripeId.tsx";
import { invoiceName, money, paymentState } from "./wording.ts";

/** The columns that all lists of payments share. */
export const dateColumn: Column<Payment> = {
  name: () => messages.date,
  render: ({ created_at }) => <time dateTime={created_at}>{dayOf(created_at)}</time>,
  tight: true,
};

export const paymentColumns: readonly Column<Payment>[] = [
  { name: () => messages.amount, render: ({ amount_due, currency }) => money(amount_due, currency), tight: true },
  {
    name: () => messages.state,
    render: (payment) => {
      const { label, tone } = paymentState(payment);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    name: () => messages.refundedColumn,
    render: ({ refunded, currency }) => (refunded === 0 ? "–" : money(refunded, currency)),
    tight: true,
  },
  {
    name: () => messages.period,
    render: ({ period_start, period_end }) => `${dayOf(period_start)} – ${dayOf(period_end)}`,
    tight: true,
  },
  {
    name: () => messages.invoice,
    render: ({ id, number, invoice_url }) => <StripeId id={id} name={invoiceName({ id, number })} url={invoice_url} />,
  },
];
