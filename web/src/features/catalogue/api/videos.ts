import type { Video, VideoOrdering } from "@mindreel/contract/catalogue";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api.ts";
import { queryKeys } from "#shared/queryKeys.ts";

/** What a wall shows. The server takes one of `saved`, `recent` and `category` at a time. */
export interface VideoFilter {
  readonly saved?: boolean;
  readonly recent?: boolean;
  readonly category?: string;
  readonly search?: string;
  readonly ordering?: VideoOrdering;
}

export interface PageParam {
  readonly page: string;
  readonly cursor?: string;
}

/** `next` is a link; what makes it cheap at any depth is the cursor that it carries. */
export function nextPage(next: string | null): PageParam | undefined {
  if (next === null) return undefined;
  const query = new URL(next, "http://localhost").searchParams;
  const page = query.get("page");
  const cursor = query.get("cursor");
  if (page === null) return undefined;
  return cursor === null ? { page } : { page, cursor };
}

function toQuery({ saved, recent, category, search, ordering }: VideoFilter, page: PageParam) {
  return {
    ...page,
    ...(saved && { saved: "true" }),
    ...(recent && { recent: "true" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ...(ordering !== undefined && { ordering }),
  };
}

const firstPage: PageParam = { page: "1" };

export function videosQuery(filter: VideoFilter) {
  const own = filter.saved || filter.recent;
  return infiniteQueryOptions({
    queryKey: [...queryKeys.videos, filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/category/v1/video/", { query: toQuery(filter, pageParam), signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    // A member's own lists change with every press elsewhere: read anew at each visit.
    ...(own && { gcTime: 0 }),
  });
}

/** The pages as one list. A video that slid onto the next page meanwhile appears once. */
export function distinctVideos(pages: readonly { readonly results: readonly Video[] }[]): Video[] {
  const byId = new Map<number, Video>();
  for (const { results } of pages) for (const video of results) byId.set(video.id, video);
  return [...byId.values()];
}
