import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { messages } from "@mindreel/messages/catalogue/videos";
import { states } from "@mindreel/messages/shared/states";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { distinct } from "#shared/api/paging.ts";
import { format } from "#shared/language/format.ts";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import { useWindowing } from "#shared/ui/useWindowing.ts";
import { playButtonId } from "./pressed.ts";
import classes from "./videos.module.css";

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<VideoPage>>;
  /** The key of the history entry that shows the list. */
  readonly entry: string;
  /** The video that plays: its card stays, however far it is scrolled out of view. */
  readonly playing: number | undefined;
  readonly renderCard: (video: Video, index: number) => ReactNode;
  readonly empty: ReactNode;
  /** Called when the pointer or the focus is on a card. */
  readonly onApproach: () => void;
}

/** The target of a link that skips to the cards. */
export const videosId = "videos";

/** A grid of videos, loaded page by page, with its loading, empty and error states. */
export function VideoGrid({ query, empty, ...list }: Props) {
  const { data, hasNextPage, isPlaceholderData } = query;
  const videos = distinct(data?.pages ?? []);

  const onLoad = useFirstNew({ count: videos.length, hasNextPage, isPlaceholderData }, "always", (index) => {
    const firstNew = videos[index];
    if (firstNew !== undefined) document.getElementById(playButtonId(firstNew.id))?.focus();
  });

  if (query.isPending) return <SkeletonGrid />;
  if (data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const count = data.pages.at(-1)?.count ?? 0;

  return (
    <>
      <VisuallyHidden role="status">
        {isPlaceholderData ? states.loading : format(messages.count, { count })}
      </VisuallyHidden>
      {videos.length === 0 ? (
        empty
      ) : (
        <>
          <Cards {...list} videos={videos} stale={isPlaceholderData} />
          <LoadMore query={query} onLoad={onLoad} end="button" />
        </>
      )}
    </>
  );
}

const gridOf = (rows: number) => ({ gridTemplateRows: `repeat(${rows}, var(--row))` });

const placed = (index: number, columns: number, count: number) => ({
  style: { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 },
  "aria-posinset": index + 1,
  "aria-setsize": count,
});

interface CardsProps extends Pick<Props, "entry" | "playing" | "renderCard" | "onApproach"> {
  readonly videos: readonly Video[];
  readonly stale: boolean;
}

/** Only the cards near the screen are rendered; each has its position in the list, for screen readers. */
function Cards({ videos, stale, entry, playing, renderCard, onApproach }: CardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { length } = videos;
  const view = useWindowing(grid, entry, length);
  const shown = (video: Video, index: number) => {
    if (view === null || video.id === playing || video.id === view.focused) return true;
    const row = Math.floor(index / view.columns);
    return row >= view.rows.first && row < view.rows.end;
  };
  const items = videos.map(
    (video, index) =>
      shown(video, index) && (
        <li key={video.id} data-id={video.id} {...(view !== null && placed(index, view.columns, length))}>
          {renderCard(video, index)}
        </li>
      ),
  );
  return (
    <div className={classes.list}>
      <ul
        ref={grid}
        id={videosId}
        className={classes.grid}
        style={view === null ? undefined : gridOf(Math.ceil(length / view.columns))}
        tabIndex={-1}
        data-stale={stale || undefined}
        onPointerOver={onApproach}
        onFocus={onApproach}
      >
        {items}
      </ul>
    </div>
  );
}

function SkeletonGrid() {
  return (
    <div className={classes.list} role="status" aria-label={states.loading}>
      <div className={classes.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal shapes
          <div key={index}>
            <Skeleton className={classes.skeletonPicture} />
            <div className={classes.skeletonTitle}>
              <Skeleton className={classes.skeletonLine} />
              <Skeleton className={classes.skeletonLine} />
            </div>
            <div className={classes.skeletonFoot}>
              <Skeleton className={classes.skeletonCategory} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
