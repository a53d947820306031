import type { Video } from "@mindreel/contract/catalogue/videos";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** A video for its page; null if the member can see no such video. */
export const watchQuery = (id: string) =>
  queryOptions<Video | null>({
    queryKey: [...queryKeys.video, "watch", Number(id)],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }).catch(orNull),
  });
