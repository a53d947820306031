import type { Payment } from "@mindreel/contract/billing/payments";
import type { Refund } from "@mindreel/contract/billing/refunds";
import { messages } from "@mindreel/messages/billing/refunds";
import { useMemo } from "react";
import { money } from "#features/billing/payments/wording.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";

interface Props {
  /** Newest first. */
  readonly made: readonly Refund[];
  readonly payments: readonly Payment[];
}

/** The refunds that superusers made here, with their reasons; nothing if there are none. */
export function Refunds({ made, payments }: Props) {
  const columns = useMemo<readonly Column<Refund>[]>(() => {
    const currencyOf = (id: string) => payments.find((payment) => payment.id === id)?.currency ?? "usd";
    return [
      { name: () => messages.when, render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
      { name: () => messages.money, render: ({ amount, payment }) => money(amount, currencyOf(payment)), tight: true },
      { name: () => messages.reason, render: ({ reason }) => reason },
      { name: () => messages.state, render: ({ state }) => messages.states[state], tight: true },
    ];
  }, [payments]);
  if (made.length === 0) return null;
  return (
    <Section title={messages.refunds}>
      <DataTable label={messages.refunds} columns={columns} rows={made} />
    </Section>
  );
}
