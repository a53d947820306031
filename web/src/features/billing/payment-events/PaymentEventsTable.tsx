import { Badge, Button, NativeSelect, Text, VisuallyHidden } from "@mantine/core";
import type { EventState, PaymentEvent } from "@mindreel/contract/billing/payment-events";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconInbox } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { momentOf } from "#shared/dates.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { paymentEventsQuery } from "./paymentEvents.ts";
import { useReplayEvent } from "./replayEvent.ts";

const states: Record<EventState, { readonly label: string; readonly color: string }> = {
  received: { label: "Waiting", color: "brand" },
  done: { label: "Done", color: "green" },
  ignored: { label: "Ignored", color: "gray" },
  failed: { label: "Failed", color: "red" },
};

export const isEventState = (text: string | null): text is EventState => text !== null && Object.hasOwn(states, text);

const facts: readonly Column<PaymentEvent>[] = [
  { name: "Received (UTC)", render: ({ received_at: at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  {
    name: "Event",
    render: ({ id, type }) => (
      <>
        <Text fw={560}>{type}</Text>
        <Text size="sm" c="dimmed">
          <StripeId id={id} />
        </Text>
      </>
    ),
  },
  {
    name: "Member",
    render: ({ member }) =>
      member === null ? "–" : <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>,
  },
  {
    name: "State",
    render: ({ state, note }) => (
      <>
        <Badge variant="light" color={states[state].color}>
          {states[state].label}
        </Badge>
        {note !== null && <Text size="sm">{note}</Text>}
      </>
    ),
  },
];

interface Props {
  readonly state: EventState | undefined;
  readonly onState: (state: string) => void;
}

/** The events that Stripe sent, and what came of each. */
export function PaymentEventsTable({ state, onState }: Props) {
  const query = useInfiniteQuery(paymentEventsQuery(state));
  const { mutate } = useReplayEvent();
  const columns = useMemo<readonly Column<PaymentEvent>[]>(() => {
    const render = ({ id }: PaymentEvent) => (
      <Button size="xs" variant="default" onClick={() => mutate(id)}>
        Replay<VisuallyHidden component="span">&nbsp;{id}</VisuallyHidden>
      </Button>
    );
    return [...facts, { name: "Replay", render, tight: true }];
  }, [mutate]);
  const filter = (
    <NativeSelect
      aria-label="State"
      value={state ?? ""}
      onChange={({ currentTarget: { value } }) => onState(value)}
      data={[
        { value: "", label: "All events" },
        ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
      ]}
    />
  );
  return (
    <Section title="Events received" tools={filter}>
      <PagedTable
        label="Events received"
        columns={columns}
        query={query}
        empty={
          <EmptyState
            icon={<IconInbox size={36} stroke={1.5} />}
            title="No events found"
            text="Stripe sends an event for every payment and every change of a subscription. They are listed here."
          />
        }
      />
    </Section>
  );
}
