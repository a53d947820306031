import type { EmptySearch, FiguresQuery, TopVideo } from "@mindreel/contract/admin/figures";
import { messages } from "@mindreel/messages/admin/figures";
import { useQuery } from "@tanstack/react-query";
import { ChartSection } from "#features/admin/figures/charts/ChartSection.tsx";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import { charts } from "#features/admin/figures/charts/charts.ts";
import classes from "#features/admin/figures/charts/figures.module.css";
import { format, numberOf } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { emptySearchesQuery } from "./emptySearches.ts";
import { FiguresList } from "./FiguresList.tsx";
import { Months } from "./Months.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { periodFiguresQuery } from "./periodFigures.ts";
import { Totals } from "./Totals.tsx";
import { topVideosQuery } from "./topVideos.ts";

const videoColumns: readonly Column<TopVideo>[] = [
  { name: () => messages.video, render: ({ id, title }) => title ?? format(messages.deleted, { id }) },
  { name: () => messages.minutes, render: ({ seconds }) => numberOf(Math.round(seconds / 60)), tight: true },
  { name: () => messages.plays, render: ({ plays }) => numberOf(plays), tight: true },
];

const searchColumns: readonly Column<EmptySearch>[] = [
  { name: () => messages.searchedFor, render: ({ words }) => words },
  { name: () => messages.times, render: ({ searches }) => numberOf(searches), tight: true },
];

/** Figures of the business and the library. */
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
      <VisuallyHidden role="status">{isPlaceholderData ? messages.loading : messages.loaded}</VisuallyHidden>
      <p className={classes.days}>
        {format(messages.compared, {
          from: dayOf(period.from),
          to: dayOf(period.to),
          before: dayOf(previous.from),
          until: dayOf(previous.to),
        })}
      </p>
      <NotIncluded left={data.not_included} />
      <Totals figures={data} />
      <div className={classes.charts}>
        {charts().map((chart) => (
          <ChartSection key={chart.title} chart={chart} query={query} figures={data} />
        ))}
      </div>
      <Months figures={data} query={query} />
      <div className={classes.charts}>
        <Section title={messages.topVideos} tools={<CsvButton file="videos" of={messages.topVideos} query={query} />}>
          <FiguresList
            label={messages.topVideos}
            columns={videoColumns}
            query={videos}
            empty={messages.nothingWatched}
          />
        </Section>
        <Section
          title={messages.emptySearches}
          tools={<CsvButton file="searches" of={messages.emptySearches} query={query} />}
        >
          <FiguresList
            label={messages.emptySearches}
            columns={searchColumns}
            query={searches}
            empty={messages.noEmptySearches}
          />
        </Section>
      </div>
    </div>
  );
}
