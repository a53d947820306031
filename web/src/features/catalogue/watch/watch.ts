import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** A video as its page shows it; null: there is no such video for the member. */
export const watchQuery = (id: string) =>
  queryOptions<Video | null>({
    queryKey: [...queryKeys.video, "watch", Number(id)],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }).catch(orNull),
  });

/** What anyone may know of a video; null: there is no such video; "closed": visitors learn nothing here. */
export const teaserQuery = (id: string) =>
  queryOptions<Teaser | null | "closed">({
    queryKey: ["teaser", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/videos/{id}/", { params: { id }, signal }).catch((error: unknown) =>
        error instanceof ApiError && error.status === 401 ? ("closed" as const) : orNull(error),
      ),
  });
