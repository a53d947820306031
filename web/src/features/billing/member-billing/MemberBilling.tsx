import { Text } from "@mantine/core";
import type { EntitlementEntry } from "@mindreel/contract/billing/member-billing";
import type { Payment } from "@mindreel/contract/billing/payments";
import { useQuery } from "@tanstack/react-query";
import { dateColumn, paymentColumns } from "#features/billing/payments/columns.tsx";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { momentOf } from "#shared/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { FreeTime } from "./FreeTime.tsx";
import { memberBillingQuery } from "./memberBilling.ts";
import { causeOf, standingOf } from "./wording.ts";

const payments: readonly Column<Payment>[] = [dateColumn, ...paymentColumns];

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
  { name: "From", render: ({ event, source }) => <StripeId id={event ?? source ?? "–"} /> },
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
            Customer at Stripe: <StripeId id={data.customer} />
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
