import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { panel as messages } from "@mindreel/messages/catalogue/series";
import { useId } from "react";
import { format } from "#shared/language/format.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./EpisodeList.module.css";
import { EpisodeList } from "./EpisodeList.tsx";
import { SeriesProgress } from "./SeriesProgress.tsx";

/** Of a long series, only those around the current one are shown. */
const [most, before] = [12, 2];

/** The episodes of a series, next to one of them. */
export function SeriesPanel({ series, current }: { series: SeriesWithVideos; current: number }) {
  const heading = useId();
  const { videos } = series;
  const at = videos.findIndex(({ id }) => id === current);
  const first = Math.max(0, Math.min(at - before, videos.length - most));
  return (
    <aside className={classes.panel} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {messages.episodes}
      </VisuallyHidden>
      <div className={classes.head}>
        <SeriesProgress series={series} />
        {videos.length > most && (
          <PageLink to={pagePath("series", { id: series.id })}>
            {format(messages.all, { count: videos.length })}
          </PageLink>
        )}
      </div>
      <EpisodeList episodes={videos.slice(first, first + most)} from={first + 1} current={current} narrow />
    </aside>
  );
}
