import { VisuallyHidden } from "@mantine/core";
import type { EmptySearch, FiguresQuery, TopVideo } from "@mindreel/contract/figures";
import { useQuery } from "@tanstack/react-query";
import { periodQuery, searchesQuery, topVideosQuery } from "#features/admin/api/figuresOverTime.ts";
import { ChartSection } from "#features/admin/components/figures/ChartSection.tsx";
import { CsvButton } from "#features/admin/components/figures/CsvButton.tsx";
import { charts } from "#features/admin/components/figures/charts.ts";
import { Totals } from "#features/admin/components/figures/Totals.tsx";
import { dayOf } from "#shared/dates.ts";
import { type Column, DataTable } from "#shared/ui/DataTable.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import { Section } from "#shared/ui/Section.tsx";
import classes from "./figures.module.css";

const number = (value: number) => value.toLocaleString("en-US");

const videoColumns: readonly Column<TopVideo>[] = [
  { name: "Video", render: ({ id, title }) => title ?? `Deleted (#${id})` },
  { name: "Minutes", render: ({ seconds }) => number(Math.round(seconds / 60)), tight: true },
  { name: "Plays", render: ({ plays }) => number(plays), tight: true },
];

type Searched = EmptySearch & { readonly id: string };
const searchColumns: readonly Column<Searched>[] = [
  { name: "Searched for", render: ({ words }) => words },
  { name: "Times", render: ({ searches }) => number(searches), tight: true },
];

/** How the business and the library are doing. */
export function FiguresOverTime({ query }: { query: FiguresQuery }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(periodQuery(query));
  const videos = useQuery(topVideosQuery(query)).data ?? [];
  const searches = useQuery(searchesQuery(query)).data ?? [];
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { period, previous } = data;
  return (
    <div className={classes.all} data-stale={isPlaceholderData || undefined}>
      <VisuallyHidden role="status">{isPlaceholderData ? "Loading" : "Figures are shown"}</VisuallyHidden>
      <p className={classes.days}>
        {dayOf(period.from)} to {dayOf(period.to)}, beside {dayOf(previous.from)} to {dayOf(previous.to)}. Days are in
        UTC.
      </p>
      <Totals figures={data} />
      <div className={classes.charts}>
        {charts.map((chart) => (
          <ChartSection key={chart.title} chart={chart} query={query} figures={data} />
        ))}
      </div>
      <div className={classes.charts}>
        <Section title="Top videos" tools={<CsvButton file="videos" of="Top videos" query={query} />}>
          {videos.length === 0 ? (
            <p className={classes.empty}>Nothing was watched in these days.</p>
          ) : (
            <DataTable label="Top videos" columns={videoColumns} rows={videos} />
          )}
        </Section>
        <Section
          title="Searches that found nothing"
          tools={<CsvButton file="searches" of="Searches that found nothing" query={query} />}
        >
          {searches.length === 0 ? (
            <p className={classes.empty}>Every search of the library found something.</p>
          ) : (
            <DataTable
              label="Searches that found nothing"
              columns={searchColumns}
              rows={searches.map((row) => ({ ...row, id: row.words }))}
            />
          )}
        </Section>
      </div>
    </div>
  );
}
