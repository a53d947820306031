import type { Series } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { pages as messages } from "@mindreel/messages/catalogue/series";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { states } from "@mindreel/messages/shared/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { distinct } from "#shared/api/paging.ts";
import { IconStack2 } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import classes from "./SeriesGrid.module.css";
import { SeriesProgress } from "./SeriesProgress.tsx";
import { extentOf, pictureOf, seriesListQuery } from "./series.ts";

const sizes = "(min-width: 80em) 30vw, (min-width: 36em) 44vw, 92vw";

/** All series, loaded page by page. */
export function SeriesGrid() {
  const query = useInfiniteQuery(seriesListQuery);
  const { data, error, hasNextPage, isPlaceholderData } = query;
  const all = distinct(data?.pages ?? []);
  const list = useRef<HTMLUListElement>(null);
  const onLoad = useFirstNew({ count: all.length, hasNextPage, isPlaceholderData }, "always", (index) =>
    list.current?.querySelectorAll("a")[index]?.focus(),
  );
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  const count = data.pages.at(-1)?.count ?? 0;
  return (
    <>
      <VisuallyHidden role="status">{format(messages.total, { count })}</VisuallyHidden>
      {all.length === 0 ? (
        <EmptyState
          icon={<IconStack2 size={36} stroke={1.5} />}
          title={messages.none}
          text={messages.noneHint}
          action={
            <ButtonLink to={pagePath("home")} variant="default">
              {videos.showAll}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul ref={list} className={classes.grid}>
            {all.map((series, place) => (
              <li key={series.id}>
                <Card series={series} place={place} />
              </li>
            ))}
          </ul>
          {(hasNextPage || data.pages.length > 1) && <LoadMore query={query} onLoad={onLoad} />}
        </>
      )}
    </>
  );
}

function Card({ series, place }: { series: Series; place: number }) {
  return (
    <Link className={classes.card} to={pagePath("series", { id: series.id })}>
      <span className={classes.still}>
        <Thumbnail key={series.series_thumbnail} video={pictureOf(series)} place={place} sizes={sizes} />
      </span>
      <span className={classes.title} dir="auto">
        {series.title}
      </span>
      <span className={classes.extent}>{extentOf(series)}</span>
      {series.watched > 0 && <SeriesProgress series={series} />}
    </Link>
  );
}

function Loading() {
  return (
    <div className={classes.grid} role="status" aria-label={states.loading}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton className={classes.still} />
          <Skeleton className={classes.line} />
        </div>
      ))}
    </div>
  );
}
