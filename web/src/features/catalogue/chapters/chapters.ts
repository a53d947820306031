import type { Chapter, Chapters } from "@mindreel/contract/catalogue/chapters";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const chaptersQuery = (video: number) =>
  queryOptions<Chapters>({
    queryKey: [...queryKeys.chapters, video],
    queryFn: ({ signal }) =>
      call("GET /api/category/v1/video/{id}/chapters/", { params: { id: String(video) }, signal }),
  });

/** The index of the chapter at a time; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ start }) => start <= seconds);
