import type { FiguresQuery, MonthFigures, PeriodFigures } from "@mindreel/contract/admin/figures";
import { localeOf } from "@mindreel/contract/plain/languages";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/admin/figures";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import classes from "#features/admin/figures/charts/figures.module.css";
import { format, numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { percentOf } from "#shared/language/percentOf.ts";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";

const monthOf = (month: string): string =>
  new Date(month).toLocaleDateString(localeOf(language()), { month: "long", year: "numeric", timeZone: "UTC" });

/** `3 of 120 (2.5%)`; nothing if nothing ran. */
const partOf = (part: number, whole: number, written: (value: number) => string): string | null =>
  whole === 0 && part === 0
    ? null
    : format(messages.months.part, {
        part: written(part),
        whole: written(whole),
        share: whole === 0 ? "–" : percentOf(part / whole, 1),
      });

const trials = (name: () => string, count: (month: MonthFigures) => number): Column<MonthFigures> => ({
  ...{ name, tight: true, narrow: "named" },
  render: (month) => (month.trials === 0 ? null : numberOf(count(month))),
});

const columns = (currency: string): readonly Column<MonthFigures>[] => [
  { name: () => messages.months.month, render: ({ month }) => monthOf(month) },
  {
    name: () => messages.months.ended,
    render: ({ ended, subscriptions }) => partOf(ended, subscriptions, numberOf),
    tight: true,
    narrow: "named",
  },
  {
    name: () => messages.months.endedMrr,
    render: ({ ended_mrr, mrr }) => partOf(ended_mrr, mrr, (value) => paymentIn(language(), value, currency)),
    tight: true,
    narrow: "named",
  },
  trials(
    () => messages.months.trials,
    (month) => month.trials,
  ),
  trials(
    () => messages.months.trialsPaid,
    (month) => month.trials_paid,
  ),
  trials(
    () => messages.months.trialsEnded,
    (month) => month.trials_ended,
  ),
  trials(
    () => messages.months.trialsRunning,
    (month) => month.trials - month.trials_paid - month.trials_ended,
  ),
];

interface Props {
  readonly figures: PeriodFigures;
  readonly query: FiguresQuery;
}

/** What ended in each month of what ran, and what became of its trials. */
export function Months({ figures: { months, currency }, query }: Props) {
  const isEmpty = months.every((month) => month.subscriptions + month.ended + month.trials === 0);
  return (
    <Section title={messages.months.title} tools={<CsvButton file="months" of={messages.months.title} query={query} />}>
      <p className={classes.days}>{messages.months.note}</p>
      {isEmpty ? (
        <p className={classes.empty}>{messages.months.nothing}</p>
      ) : (
        <DataTable
          label={messages.months.title}
          columns={columns(currency)}
          rows={months.map((month) => ({ ...month, id: month.month })).toReversed()}
        />
      )}
    </Section>
  );
}
