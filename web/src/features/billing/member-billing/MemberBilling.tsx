import { Text } from "@mantine/core";
import type { MemberBilling as Billing, EntitlementEntry } from "@mindreel/contract/billing/member-billing";
import type { Payment } from "@mindreel/contract/billing/payments";
import { messages } from "@mindreel/messages/billing/member-billing";
import { messages as refunds } from "@mindreel/messages/billing/refunds";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useMemo } from "react";
import { ApplyCode } from "#features/billing/applied-codes/ApplyCode.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { dateColumn, paymentColumns } from "#features/billing/payments/columns.tsx";
import { leftOf } from "#features/billing/payments/leftOf.ts";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { invoiceName } from "#features/billing/payments/wording.ts";
import { Refunds } from "#features/billing/refunds/Refunds.tsx";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf, momentOf } from "#shared/time/dates.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { FreeTime } from "./FreeTime.tsx";
import { memberBillingQuery } from "./memberBilling.ts";
import { causeOf, datesOf, standingOf } from "./wording.ts";

/** What did not come from Stripe: its source is a number that says nothing to people. */
const ours: readonly EntitlementEntry["cause"][] = ["free_month", "gift", "gift_taken_back"];

const history: readonly Column<EntitlementEntry>[] = [
  { name: () => messages.when, render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  {
    name: () => messages.whatHappened,
    render: ({ cause, actor }) =>
      actor === null ? causeOf(cause) : format(messages.bySuperuser, { cause: causeOf(cause) }),
  },
  {
    name: () => messages.proUntil,
    render: ({ pro_until, access_until }) => datesOf(pro_until, access_until),
    tight: true,
  },
  {
    name: () => messages.from,
    render: ({ event, source, cause }) => {
      const id = event ?? (ours.includes(cause) ? null : source);
      return id === null ? "–" : <StripeId id={id} />;
    },
  },
];

interface Props {
  readonly id: string;
  /** Asks for confirmation. Must be stable between renders. */
  readonly onRefund: (payment: Payment) => void;
  /** The days of free time to give. */
  readonly daysField?: RefObject<HTMLInputElement | null>;
}

/** A member's payments, free time, and history of being pro. */
export function MemberBilling({ id, onRefund, daysField }: Props) {
  const payments = useMemo<readonly Column<Payment>[]>(() => {
    const render = (payment: Payment) =>
      leftOf(payment) > 0 && (
        <Button size="xs" variant="default" onClick={() => onRefund(payment)}>
          {refunds.refund}
          <VisuallyHidden as="span">&nbsp;{invoiceName(payment)}</VisuallyHidden>
        </Button>
      );
    return [dateColumn, ...paymentColumns, { name: () => refunds.refund, render, tight: true }];
  }, [onRefund]);
  const { data, error, refetch } = useQuery(memberBillingQuery(id));
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { state } = data.standing;
  return (
    <>
      <Section
        title={messages.plan}
        tools={takesPayments() && (state === "active" || data.standing.needs_card) && <ApplyCode memberId={id} />}
      >
        <Text>{standingOf(data.standing)}</Text>
        {data.standing.state === "past_due" && <PastDue billing={data} />}
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
      <Refunds made={data.refunds} payments={data.payments} />
      <FreeTime memberId={id} daysField={daysField} given={data.free_time} />
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

/** Since when a renewal is unpaid, when it is tried again, and its invoice. */
function PastDue({ billing: { standing, next_try } }: { readonly billing: Billing }) {
  const { paid_until, pay_url } = standing;
  return (
    <Text>
      {paid_until !== null && format(messages.pastDueSince, { day: dayOf(paid_until) })}{" "}
      {next_try === null ? messages.lastTry : format(messages.nextTry, { day: dayOf(next_try) })}{" "}
      {pay_url !== null && <a href={pay_url}>{messages.openInvoice}</a>}
    </Text>
  );
}
