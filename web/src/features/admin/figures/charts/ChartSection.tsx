import { Text } from "@mantine/core";
import type { FiguresQuery, PeriodFigures } from "@mindreel/contract/admin/figures";
import { messages } from "@mindreel/messages/admin/figures";
import { Suspense } from "react";
import { format } from "#shared/language/format.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { CsvButton } from "./CsvButton.tsx";
import { type ChartOf, inUnit, written } from "./charts.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import classes from "./figures.module.css";

// The chart library is larger than the rest of the page.
const Chart = lazily(async () => (await import("./Chart.tsx")).Chart, InlineLoadError);

interface Props {
  readonly chart: ChartOf;
  readonly query: FiguresQuery;
  readonly figures: PeriodFigures;
}

/** One kind of figure by day: as a chart, a table and a CSV file. */
export function ChartSection({ chart, query, figures: { period, previous, currency } }: Props) {
  const { title, note, file, lines, unit } = chart;
  const empty = [period, previous].every(({ days }) =>
    days.every((row) => lines.every(({ column }) => row[column] === 0)),
  );
  return (
    <Section title={title} tools={<CsvButton file={file} of={title} query={query} />}>
      <Text size="sm" c="dimmed" mb="md" maw="70ch">
        {note}
      </Text>
      {empty ? (
        <p className={classes.empty}>{messages.nothing}</p>
      ) : (
        <Suspense fallback={<Skeleton height={240} />}>
          <Chart chart={chart} period={period} previous={previous} currency={currency} />
        </Suspense>
      )}
      <FiguresTable
        summary={format(messages.asTable, { title })}
        label={format(messages.byDay, { title })}
        columns={[messages.dayUtc, ...lines.map(({ label }) => label)]}
        rows={period.days.map((row) => [
          dayOf(row.day),
          ...lines.map(({ column }) => written(inUnit(row[column], unit, currency), unit, currency)),
        ])}
      />
    </Section>
  );
}
