import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { FreeTime as Given } from "@mindreel/contract/billing/member-billing";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/billing/member-billing";
import { type FormEvent, type RefObject, useMemo, useRef, useState } from "react";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { useGiveFreeTime, useTakeBackFreeTime } from "./changeFreeTime.ts";
import classes from "./FreeTime.module.css";

const days = (n: number) => format(messages.days, { count: n });

const facts: readonly Column<Given>[] = [
  { name: () => messages.given, render: ({ granted_at }) => dayOf(granted_at), tight: true },
  { name: () => messages.time, render: (row) => days(row.days), tight: true },
  {
    name: () => messages.reason,
    render: ({ kind, reason }) => (kind === "free_month" ? messages.freeMonth : reason),
  },
];

interface Props {
  readonly memberId: string;
  readonly given: readonly Given[];
  readonly daysField: RefObject<HTMLInputElement | null> | undefined;
}

/** The free time given to a member. Superusers give more here and take it back. */
export function FreeTime({ memberId, given, daysField }: Props) {
  const [asked, setAsked] = useState<Given | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const takeBack = useTakeBackFreeTime(memberId);
  const rows = useRef<HTMLTableSectionElement>(null);
  const [taken, setTaken] = useState<number | null>(null);
  /** Focuses the row, whose button has disappeared. */
  const focusTaken = () => {
    if (taken !== null) rows.current?.rows[given.findIndex(({ id }) => id === taken)]?.focus();
  };
  const columns = useMemo<readonly Column<Given>[]>(() => {
    const render = (row: Given) =>
      row.revoked_at === null ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setAsked(row);
            open();
          }}
        >
          {messages.takeBack}
          <VisuallyHidden as="span">&nbsp;{days(row.days)}</VisuallyHidden>
        </Button>
      ) : (
        format(messages.takenBackOn, { day: dayOf(row.revoked_at) })
      );
    return [...facts, { name: () => messages.takeBack, render, tight: true }];
  }, [open]);
  return (
    <Section title={messages.freeTime}>
      {given.length === 0 ? (
        <Text c="dimmed">{messages.noneGiven}</Text>
      ) : (
        <DataTable label={messages.freeTime} columns={columns} rows={given} body={rows} />
      )}
      <GiveFreeTime memberId={memberId} daysField={daysField} />
      {asked !== null && (
        <Confirm
          opened={asking}
          onClose={close}
          onClosed={focusTaken}
          label={format(messages.takeBackLabel, { days: days(asked.days) })}
          title={messages.takeBackTitle}
          confirm={messages.takeBack}
          pending={takeBack.isPending}
          onConfirm={() => takeBack.mutate(asked.id, { onSuccess: () => setTaken(asked.id), onSettled: close })}
        >
          <Text>{format(messages.takeBackText, { days: days(asked.days) })}</Text>
        </Confirm>
      )}
    </Section>
  );
}

function GiveFreeTime({ memberId, daysField }: Pick<Props, "memberId" | "daysField">) {
  const [time, setTime] = useState("7");
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useGiveFreeTime(memberId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate({ days: Number(time), reason: reason.trim() }, { onSuccess: () => setReason("") });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        ref={daysField}
        label={messages.daysField}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={limits.freeDays}
        step={1}
        value={time}
        onChange={({ currentTarget: { value } }) => setTime(value)}
      />
      <TextField
        label={messages.reason}
        required
        pattern=".*\S.*"
        title={messages.why}
        autoComplete="off"
        maxLength={limits.reason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button type="submit" loading={isPending}>
        {messages.give}
      </Button>
    </form>
  );
}
