import { Text } from "@mantine/core";
import type { EntitlementEntry } from "@mindreel/contract/billing/member-billing";
import type { Payment } from "@mindreel/contract/billing/payments";
import { messages } from "@mindreel/messages/billing/member-billing";
import { useQuery } from "@tanstack/react-query";
import { dateColumn, paymentColumns } from "#features/billing/payments/columns.tsx";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { momentOf } from "#shared/time/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { FreeTime } from "./FreeTime.tsx";
import { memberBillingQuery } from "./memberBilling.ts";
import { causeOf, standingOf } from "./wording.ts";

const payments: readonly Column<Payment>[] = [dateColumn, ...paymentColumns];

const history: readonly Column<EntitlementEntry>[] = [
  { name: () => messages.when, render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  {
    name: () => messages.whatHappened,
    render: ({ cause, actor }) =>
      actor === null ? causeOf(cause) : format(messages.bySuperuser, { cause: causeOf(cause) }),
  },
  {
    name: () => messages.proUntil,
    render: ({ pro_until }) => (pro_until === null ? "–" : momentOf(pro_until)),
    tight: true,
  },
  { name: () => messages.from, render: ({ event, source }) => <StripeId id={event ?? source ?? "–"} /> },
];

/** A member's payments, free time, and history of being pro. */
export function MemberBilling({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(memberBillingQuery(id));
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Section title={messages.plan}>
        <Text>{standingOf(data.standing)}</Text>
        {data.customer !== null && (
          <Text size="sm" c="dimmed">
            <Rich
              text={messages.customer}
              values={{ id: data.customer }}
              tags={{ id: () => <StripeId id={data.customer ?? ""} /> }}
            />
          </Text>
        )}
      </Section>
      <Section title={messages.payments}>
        {data.payments.length === 0 ? (
          <Text c="dimmed">{messages.nothingPaid}</Text>
        ) : (
          <DataTable label={messages.payments} columns={payments} rows={data.payments} />
        )}
      </Section>
      <FreeTime memberId={id} given={data.free_time} />
      <Section title={messages.history}>
        {data.history.length === 0 ? (
          <Text c="dimmed">{messages.neverPro}</Text>
        ) : (
          <DataTable label={messages.history} columns={history} rows={data.history} />
        )}
      </Section>
    </>
  );
}
