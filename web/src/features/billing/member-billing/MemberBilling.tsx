import { Anchor, Text } from "@mantine/core";
import type { EntitlementEntry, Payment } from "@mindreel/contract/billing/member-billing";
import { useQuery } from "@tanstack/react-query";
import { dayOf, momentOf } from "#shared/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { FreeTime } from "./FreeTime.tsx";
import { memberBillingQuery } from "./memberBilling.ts";
import { causeOf, money, paymentState, standingOf } from "./wording.ts";

const payments: readonly Column<Payment>[] = [
  { name: "Date", render: ({ created_at }) => dayOf(created_at), tight: true },
  {
    name: "Period",
    render: ({ period_start, period_end }) => `${dayOf(period_start)} – ${dayOf(period_end)}`,
    tight: true,
  },
  { name: "Amount", render: ({ amount_due, currency }) => money(amount_due, currency) },
  { name: "Refunded", render: ({ refunded, currency }) => (refunded === 0 ? "–" : money(refunded, currency)) },
  { name: "State", render: paymentState },
  {
    name: "Invoice",
    render: ({ id, invoice_url }) =>
      invoice_url === null ? (
        id
      ) : (
        <Anchor href={invoice_url} underline="always">
          {id}
        </Anchor>
      ),
  },
];

const history: readonly Column<EntitlementEntry>[] = [
  { name: "When (UTC)", render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  {
    name: "What happened",
    render: ({ cause, actor }) => `${causeOf(cause)}${actor === null ? "" : " (by a superuser)"}`,
  },
  {
    name: "Pro until (UTC)",
    render: ({ pro_until }) => (pro_until === null ? "–" : momentOf(pro_until)),
    tight: true,
  },
  { name: "From", render: ({ event, source }) => event ?? source ?? "–" },
];

/** What a member paid, the free time they were given, and how they became pro. */
export function MemberBilling({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(memberBillingQuery(id));
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Section title="Plan">
        <Text>{standingOf(data.standing)}</Text>
        {data.customer !== null && (
          <Text size="sm" c="dimmed">
            Customer at Stripe: {data.customer}
          </Text>
        )}
      </Section>
      <Section title="Payments">
        {data.payments.length === 0 ? (
          <Text c="dimmed">Nothing was paid so far.</Text>
        ) : (
          <DataTable label="Payments" columns={payments} rows={data.payments} />
        )}
      </Section>
      <FreeTime memberId={id} given={data.free_time} />
      <Section title="History">
        {data.history.length === 0 ? (
          <Text c="dimmed">This member was never pro.</Text>
        ) : (
          <DataTable label="History" columns={history} rows={data.history} />
        )}
      </Section>
    </>
  );
}
