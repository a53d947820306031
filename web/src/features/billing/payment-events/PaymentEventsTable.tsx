import { Text } from "@mantine/core";
import type { EventState, PaymentEvent } from "@mindreel/contract/billing/payment-events";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/billing/payment-events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, useMemo } from "react";
import { paymentNote } from "#features/billing/payments/paymentNote.ts";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { outline } from "#shared/icons/icon.tsx";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Select } from "#shared/ui/plain/Select.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { paymentEventsQuery } from "./paymentEvents.ts";
import { useReplayEvent } from "./replayEvent.ts";

const IconInbox = outline(
  "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 13h3l3 3h4l3 -3h3",
);

const tones = { received: "brand", done: "good", ignored: undefined, failed: "bad" } as const;
const states = ["received", "done", "ignored", "failed"] as const satisfies readonly EventState[];

export const isEventState = (text: string | null): text is EventState => states.some((state) => state === text);

/** Lets the name of an event break where its words end: `invoice.` `payment_` `succeeded`. */
const breakable = (type: string) =>
  type.split(/(?<=[._])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words never change
    <Fragment key={index}>
      <wbr />
      {word}
    </Fragment>
  ));

const facts: readonly Column<PaymentEvent>[] = [
  {
    name: () => messages.received,
    render: ({ received_at: at }) => <time dateTime={at}>{momentOf(at)}</time>,
    tight: true,
  },
  {
    name: () => messages.event,
    render: ({ id, type }) => (
      <>
        <Text fw={560}>{breakable(type)}</Text>
        <Text size="sm" c="dimmed">
          <StripeId id={id} />
        </Text>
      </>
    ),
  },
  {
    name: () => messages.member,
    render: ({ member }) =>
      member === null ? "–" : <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>,
  },
  {
    name: () => messages.state,
    render: ({ state, note }) => (
      <>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        {note !== null && <Text size="sm">{paymentNote(note)}</Text>}
      </>
    ),
  },
];

interface Props {
  readonly state: EventState | undefined;
  readonly onState: (state: string) => void;
}

/** The events sent by Stripe, and their outcomes. */
export function PaymentEventsTable({ state, onState }: Props) {
  const query = useInfiniteQuery(paymentEventsQuery(state));
  const { mutate } = useReplayEvent();
  const columns = useMemo<readonly Column<PaymentEvent>[]>(() => {
    const render = ({ id }: PaymentEvent) => (
      <RowActions name={id}>
        <Button size="xs" variant="default" onClick={() => mutate(id)}>
          {messages.replay}
          <VisuallyHidden as="span">&nbsp;{id}</VisuallyHidden>
        </Button>
      </RowActions>
    );
    return [...facts, { name: () => messages.replay, render, tight: true, narrow: "actions" }];
  }, [mutate]);
  const filter = (
    <Select
      aria-label={messages.state}
      value={state ?? ""}
      onChange={({ currentTarget: { value } }) => onState(value)}
      options={[
        { value: "", label: messages.allEvents },
        ...states.map((value) => ({ value, label: messages.states[value] })),
      ]}
    />
  );
  return (
    <Section title={messages.title} tools={filter}>
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        empty={
          <EmptyState icon={<IconInbox size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />
        }
      />
    </Section>
  );
}
