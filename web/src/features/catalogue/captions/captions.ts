import type { Caption } from "@mindreel/contract/catalogue/captions";
import type { CaptionKind } from "@mindreel/contract/wire/caption-kinds";
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

/** Chapters may come from one of their files. */
export const refreshCaptions = (client: QueryClient) =>
  Promise.all([queryKeys.captions, queryKeys.chapters].map((queryKey) => client.invalidateQueries({ queryKey })));

export const kindNames: Readonly<Record<CaptionKind, string>> = {
  subtitles: "Subtitles",
  captions: "Captions with sounds",
  descriptions: "Descriptions",
  chapters: "Chapters",
  metadata: "Metadata",
};

/** What captions are called in sentences and in the names of buttons. */
export const nameOf = ({ label, kind }: Pick<Caption, "label" | "kind">): string =>
  `${label}, ${kindNames[kind].toLowerCase()}`;

export const captionParams = (video: number, caption: number) => ({ id: String(video), caption: String(caption) });
