import { Badge } from "@mantine/core";
import type { Payment } from "@mindreel/contract/billing/payments";
import { dayOf } from "#shared/dates.ts";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { StripeId } from "./StripeId.tsx";
import { money, paymentState } from "./wording.ts";

/** What is shown of a payment wherever payments are listed. */
export const dateColumn: Column<Payment> = {
  name: "Date (UTC)",
  render: ({ created_at }) => <time dateTime={created_at}>{dayOf(created_at)}</time>,
  tight: true,
};

export const paymentColumns: readonly Column<Payment>[] = [
  { name: "Amount", render: ({ amount_due, currency }) => money(amount_due, currency), tight: true },
  {
    name: "State",
    render: (payment) => {
      const { label, color } = paymentState(payment);
      return (
        <Badge variant="light" color={color} tt="none">
          {label}
        </Badge>
      );
    },
  },
  {
    name: "Refunded",
    render: ({ refunded, currency }) => (refunded === 0 ? "–" : money(refunded, currency)),
    tight: true,
  },
  {
    name: "Period",
    render: ({ period_start, period_end }) => `${dayOf(period_start)} – ${dayOf(period_end)}`,
    tight: true,
  },
  { name: "Invoice", render: ({ id, invoice_url }) => <StripeId id={id} url={invoice_url} /> },
];
