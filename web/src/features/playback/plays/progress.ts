import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import type { Progress } from "@mindreel/contract/playback/plays";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { changeOnHome } from "#shared/api/changeOnHome.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const withProgress = (video: Video, { video: id, position, watched }: Progress): Video =>
  video.id !== id || (video.position === position && video.watched === watched)
    ? video
    : { ...video, position, watched };

/**
 * Updates the member's position in a video in all caches. Unchanged videos stay the same objects, so their cards do not
 * render.
 */
export function showProgress(client: QueryClient, progress: Progress): void {
  client.setQueriesData<InfiniteData<VideoPage>>({ queryKey: queryKeys.videos }, (known) => {
    if (known === undefined) return known;
    const pages = known.pages.map((page) => {
      const results = page.results.map((video) => withProgress(video, progress));
      return results.some((video, at) => video !== page.results[at]) ? { ...page, results } : page;
    });
    return pages.some((page, at) => page !== known.pages[at]) ? { ...known, pages } : known;
  });
  client.setQueryData<Video | null>(
    [...queryKeys.video, "watch", progress.video],
    (known) => known && withProgress(known, progress),
  );
  client.setQueriesData<SeriesWithVideos | null>({ queryKey: [...queryKeys.series, "one"] }, (known) => {
    const videos = known?.videos.map((video) => withProgress(video, progress));
    if (!known || !videos?.some((video, at) => video !== known.videos[at])) return known;
    return { ...known, videos, watched: videos.filter(({ watched }) => watched).length };
  });
  changeOnHome(client, progress.video, (video) => withProgress(video, progress));
  void readAgain(client, client.getQueryCache().findAll({ predicate: isOld }));
}

/** What comes next is determined by the server. */
const saysNext: readonly unknown[] = [queryKeys.series, queryKeys.continueWatching, queryKeys.queue].flat();

/** Of video lists, only fetches in flight, unless they load just a further page. */
const isOld = ({ queryKey: [kind], state: { fetchStatus, fetchMeta } }: Query): boolean =>
  saysNext.includes(kind) || (kind === queryKeys.videos[0] && fetchStatus === "fetching" && !fetchMeta?.fetchMore);

/**
 * Refetches the visible queries at once, the others when shown. Responses in flight may predate the change, so they are
 * dropped.
 */
async function readAgain(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => query.cancel({ revert: true })));
  void client.invalidateQueries({ predicate: (query) => queries.includes(query) });
}
