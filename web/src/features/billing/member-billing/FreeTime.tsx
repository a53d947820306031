import { Button, Text, TextInput, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { FreeTime as Given } from "@mindreel/contract/billing/member-billing";
import { limits } from "@mindreel/contract/wire/limits";
import { type FormEvent, useMemo, useState } from "react";
import { dayOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { useGiveFreeTime, useTakeBackFreeTime } from "./changeFreeTime.ts";
import classes from "./FreeTime.module.css";

const days = (n: number) => `${n} day${n === 1 ? "" : "s"}`;

const facts: readonly Column<Given>[] = [
  { name: "Given", render: ({ granted_at }) => dayOf(granted_at), tight: true },
  { name: "Time", render: (row) => days(row.days), tight: true },
  { name: "Reason", render: ({ kind, reason }) => (kind === "free_month" ? "Free month of the news form" : reason) },
];

interface Props {
  readonly memberId: string;
  readonly given: readonly Given[];
}

/** The free time that a member was given. Superusers give more here and take it back. */
export function FreeTime({ memberId, given }: Props) {
  const [asked, setAsked] = useState<Given | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const takeBack = useTakeBackFreeTime(memberId);
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
          Take back<VisuallyHidden component="span">&nbsp;{days(row.days)}</VisuallyHidden>
        </Button>
      ) : (
        `Taken back on ${dayOf(row.revoked_at)}`
      );
    return [...facts, { name: "Take back", render, tight: true }];
  }, [open]);
  return (
    <Section title="Free time">
      {given.length === 0 ? (
        <Text c="dimmed">None was given so far.</Text>
      ) : (
        <DataTable label="Free time" columns={columns} rows={given} />
      )}
      <GiveFreeTime memberId={memberId} />
      {asked !== null && (
        <Confirm
          opened={asking}
          onClose={close}
          label={`Take back ${days(asked.days)}`}
          title="Take this free time back?"
          confirm="Take back"
          pending={takeBack.isPending}
          onConfirm={() => takeBack.mutate(asked.id, { onSettled: close })}
        >
          <Text>What is left of the {days(asked.days)} ends at once. What was used stays used.</Text>
        </Confirm>
      )}
    </Section>
  );
}

function GiveFreeTime({ memberId }: { memberId: string }) {
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
      <TextInput
        label="Days"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={limits.freeDays}
        step={1}
        value={time}
        onChange={({ currentTarget: { value } }) => setTime(value)}
      />
      <TextInput
        label="Reason"
        required
        pattern=".*\S.*"
        title="A few words on why"
        autoComplete="off"
        maxLength={limits.reason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button type="submit" loading={isPending}>
        Give free time
      </Button>
    </form>
  );
}
