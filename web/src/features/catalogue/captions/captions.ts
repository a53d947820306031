import type { Caption } from "@mindreel/contract/catalogue/captions";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const readCaptions = (video: number, signal: AbortSignal): Promise<Caption[]> =>
  call("GET /api/category/v1/video/{id}/captions/", { params: { id: String(video) }, signal });

export const captionsQuery = (video: number) =>
  queryOptions({
    queryKey: [...queryKeys.captions, video],
    queryFn: ({ signal }) => readCaptions(video, signal),
  });

/** Chapters as well, because they may come from a caption file. */
export const refreshCaptions = (client: QueryClient) =>
  Promise.all([queryKeys.captions, queryKeys.chapters].map((queryKey) => client.invalidateQueries({ queryKey })));

export const captionParams = (video: number, caption: number) => ({ id: String(video), caption: String(caption) });
