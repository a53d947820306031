import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** A video for its page; null if the member can see no such video. */
export const watchQuery = (id: string) =>
  queryOptions<Video | null>({
    queryKey: [...queryKeys.video, "watch", Number(id)],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }).catch(orNull),
  });

/** A video's public details; null: there is no such video; "closed": visitors see none here. */
export const teaserQuery = (id: string) =>
  queryOptions<Teaser | null | "closed">({
    queryKey: ["teaser", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/videos/{id}/", { params: { id }, signal }).catch((error: unknown) =>
        error instanceof ApiError && error.status === 401 ? ("closed" as const) : orNull(error),
      ),
  });
