import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { distinct } from "#shared/api/paging.ts";
import { Skeleton } from "#shared/ui/plain/Skeleton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import { playButtonId } from "./VideoCard.tsx";
import classes from "./VideoGrid.module.css";

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<VideoPage>>;
  readonly renderCard: (video: Video, index: number) => ReactNode;
  readonly empty: ReactNode;
  /** A pointer or the focus is on a card. */
  readonly onApproach: () => void;
}

/** For a link that skips to the cards. */
export const videosId = "videos";

/** A grid of videos that grows by a page at a time, with its loading, empty and error states. */
export function VideoGrid({ query, renderCard, empty, onApproach }: Props) {
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
        {isPlaceholderData ? "Loading" : count === 1 ? "1 video" : `${count} videos`}
      </VisuallyHidden>
      {videos.length === 0 ? (
        empty
      ) : (
        <>
          <ul
            id={videosId}
            className={classes.grid}
            tabIndex={-1}
            data-stale={isPlaceholderData || undefined}
            onPointerOver={onApproach}
            onFocus={onApproach}
          >
            {videos.map(renderCard)}
          </ul>
          <LoadMore query={query} onLoad={onLoad} />
        </>
      )}
    </>
  );
}

function SkeletonGrid() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
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
  );
}
