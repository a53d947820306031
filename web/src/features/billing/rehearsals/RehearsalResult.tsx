import type { Rehearsal } from "@mindreel/contract/billing/rehearsals";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/billing/rehearsals";
import { money } from "#features/billing/payments/wording.ts";
import { intervalName } from "#features/billing/plans/wording.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import classes from "./RehearsalResult.module.css";
import { type Week, weeksOf } from "./rehearsal.ts";

type Group = Rehearsal["groups"][number] & { readonly id: string };
type Total = Rehearsal["totals"][number] & { readonly id: string };

const difference = (amount: number, currency: string): string =>
  paymentIn(language(), amount, currency, { signDisplay: "exceptZero" });

const totalColumns: readonly Column<Total>[] = [
  {
    name: () => messages.subscriptions,
    render: ({ touched, untouched }) => format(messages.touchedOf, { count: touched, all: touched + untouched }),
  },
  {
    name: () => messages.before,
    render: ({ before, currency }) => money(before, currency),
    end: true,
    narrow: "named",
  },
  { name: () => messages.after, render: ({ after, currency }) => money(after, currency), end: true, narrow: "named" },
  {
    name: () => messages.difference,
    render: ({ before, after, currency }) => <strong>{difference(after - before, currency)}</strong>,
    end: true,
    narrow: "named",
  },
];

const groupColumns: readonly Column<Group>[] = [
  {
    name: () => messages.plan,
    render: ({ plan, interval, interval_count }) => `${plan.name} · ${intervalName(interval, interval_count)}`,
  },
  { name: () => messages.subscriptions, render: ({ count }) => count, end: true, narrow: "named" },
  { name: () => messages.pays, render: ({ before, currency }) => money(before, currency), end: true, narrow: "named" },
  {
    name: () => messages.wouldPay,
    render: ({ after, currency }) => <strong>{money(after, currency)}</strong>,
    end: true,
    narrow: "named",
  },
  {
    name: () => messages.when,
    render: ({ first_on: first, last_on: last }) =>
      first === last ? dayOf(first) : format(messages.span, { first: dayOf(first), last: dayOf(last) }),
    narrow: "named",
  },
];

const weekColumns: readonly Column<Week>[] = [
  { name: () => messages.week, render: ({ day }) => dayOf(day) },
  { name: () => messages.charges, render: ({ charges }) => charges, end: true, narrow: "named" },
  {
    name: () => messages.before,
    render: ({ before, currency }) => money(before, currency),
    end: true,
    narrow: "named",
  },
  { name: () => messages.after, render: ({ after, currency }) => money(after, currency), end: true, narrow: "named" },
];

/** What a change would do: the month's money, who would pay what from when, the coming weeks, mails, and what to know. */
export function RehearsalResult({ said }: { readonly said: Rehearsal }) {
  const { month, totals, groups, calendar, mails, notes, running, replayed } = said;
  return (
    <div className={classes.result}>
      <section>
        <Title order={3}>{format(messages.month, { first: dayOf(month.from), last: dayOf(month.to) })}</Title>
        <DataTable
          label={messages.totals}
          columns={totalColumns}
          rows={totals.map((each) => ({ ...each, id: each.currency }))}
        />
      </section>
      {groups.length > 0 && (
        <section>
          <Title order={3}>{messages.groups}</Title>
          <DataTable
            label={messages.groups}
            columns={groupColumns}
            rows={groups.map((each) => ({ ...each, id: JSON.stringify(each) }))}
          />
        </section>
      )}
      {calendar.length > 0 && (
        <details>
          <summary>{messages.calendar}</summary>
          <DataTable label={messages.calendar} columns={weekColumns} rows={weeksOf(calendar)} />
        </details>
      )}
      <ul className={classes.notes}>
        {mails.length === 0 && <li>{messages.noMails}</li>}
        {mails.map(({ mail, at, count }) => (
          <li key={mail}>{format(messages.mails, { count, day: dayOf(at) })}</li>
        ))}
        {notes.map(({ about, count }) => (
          <li key={about}>{format(messages.notes[about], { count })}</li>
        ))}
      </ul>
      <Text small dim>
        {format(messages.replayed, { count: replayed, all: running })}
      </Text>
    </div>
  );
}
