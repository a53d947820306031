import { VisuallyHidden } from "@mantine/core";
import type { EmptySearch, FiguresQuery, TopVideo } from "@mindreel/contract/admin/figures";
import { useQuery } from "@tanstack/react-query";
import { ChartSection } from "#features/admin/figures/charts/ChartSection.tsx";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import { charts } from "#features/admin/figures/charts/charts.ts";
import classes from "#features/admin/figures/charts/figures.module.css";
import { dayOf } from "#shared/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { emptySearchesQuery } from "./emptySearches.ts";
import { FiguresList } from "./FiguresList.tsx";
import { periodFiguresQuery } from "./periodFigures.ts";
import { Totals } from "./Totals.tsx";
import { topVideosQuery } from "./topVideos.ts";

const number = (value: number) => value.toLocaleString("en-US");

const videoColumns: readonly Column<TopVideo>[] = [
  { name: "Video", render: ({ id, title }) => title ?? `Deleted (#${id})` },
  { name: "Minutes", render: ({ seconds }) => number(Math.round(seconds / 60)), tight: true },
  { name: "Plays", render: ({ plays }) => number(plays), tight: true },
];

const searchColumns: readonly Column<EmptySearch>[] = [
  { name: "Searched for", render: ({ words }) => words },
  { name: "Times", render: ({ searches }) => number(searches), tight: true },
];

/** How the business and the library are doing. */
export function FiguresOverTime({ query }: { query: FiguresQuery }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(periodFiguresQuery(query));
  const videos = useQuery(topVideosQuery(query));
  const searches = useQuery(emptySearchesQuery(query));
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { period, previous } = data;
  return (
    <div className={classes.all} data-stale={isPlaceholderData || undefined}>
      <VisuallyHidden role="status">{isPlaceholderData ? "Loading" : "Figures loaded"}</VisuallyHidden>
      <p className={classes.days}>
        {dayOf(period.from)} to {dayOf(period.to)}, compared with {dayOf(previous.from)} to {dayOf(previous.to)}. Days
        are in UTC.
      </p>
      <Totals figures={data} />
      <div className={classes.charts}>
        {charts.map((chart) => (
          <ChartSection key={chart.title} chart={chart} query={query} figures={data} />
        ))}
      </div>
      <div className={classes.charts}>
        <Section title="Top videos" tools={<CsvButton file="videos" of="Top videos" query={query} />}>
          <FiguresList
            label="Top videos"
            columns={videoColumns}
            query={videos}
            empty="Nothing was watched in this period."
          />
        </Section>
        <Section
          title="Searches that found nothing"
          tools={<CsvButton file="searches" of="Searches that found nothing" query={query} />}
        >
          <FiguresList
            label="Searches that found nothing"
            columns={searchColumns}
            query={searches}
            empty="Every search found something."
          />
        </Section>
      </div>
    </div>
  );
}
