import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** One video, or null if it does not exist; refetched each time its form opens: saving a cached one would overwrite others' changes. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.video, id],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }).catch(orNull),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
