import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { type InfiniteData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

const orNull = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

/** A video as its page shows it; null: there is no such video for the member. */
export const watchQuery = (id: string) =>
  queryOptions<Video | null>({
    queryKey: [...queryKeys.video, "watch", Number(id)],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }).catch(orNull),
  });

/** The most videos of a queue that are shown. */
const mostQueued = 8;

/** The videos that come next in a queue, without those that are gone meanwhile. */
export const queuedQuery = (ids: readonly number[]) => {
  const next = ids.slice(0, mostQueued);
  return queryOptions({
    queryKey: [...queryKeys.video, "queued", ...next],
    queryFn: async ({ client }) => {
      const videos = await Promise.all(next.map((id) => client.ensureQueryData(watchQuery(String(id)))));
      return videos.flatMap((video) => video ?? []);
    },
    enabled: next.length > 0,
  });
};

/** What anyone may know of a video; null: there is no such video; "closed": visitors learn nothing here. */
export const teaserQuery = (id: string) =>
  queryOptions<Teaser | null | "closed">({
    queryKey: ["teaser", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/videos/{id}/", { params: { id }, signal }).catch((error: unknown) =>
        error instanceof ApiError && error.status === 401 ? ("closed" as const) : orNull(error),
      ),
  });

/** Takes a video from the lists that are known, so that its page shows at once. */
export function takeFromLists(client: QueryClient, id: string): void {
  const { queryKey } = watchQuery(id);
  if (client.getQueryData(queryKey) !== undefined) return;
  const lists = client.getQueriesData<InfiniteData<VideoPage>>({ queryKey: queryKeys.videos });
  const known = lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ results }) => results)
    .find((video) => video.id === Number(id));
  if (known !== undefined) client.setQueryData<Video | null>(queryKey, known);
}
