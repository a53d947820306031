import type { HealthIssue } from "@mindreel/contract/catalogue/library-health";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** @param checkedAt when the last check ended, so that a finished check starts a new list */
export const videosWithIssueQuery = (issue: HealthIssue, checkedAt: string | null) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.health, issue, checkedAt],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/health/videos/", { query: { ...pageParam, kind: issue }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
