import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Videos to choose from: search results, or the newest. */
export const choosableVideosQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.adminVideos, "campaign", search],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { ...(search !== "" && { query: { search } }), signal }),
    placeholderData: keepPreviousData,
    select: ({ results }) => results,
  });

/** The title of a video that was chosen before. */
export const titleQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.video, "title", id],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id: String(id) }, signal }),
    select: ({ title }) => title,
  });
