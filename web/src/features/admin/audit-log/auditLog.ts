import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export type AuditFilters = Pick<AuditQuery, "actor" | "action" | "from" | "to">;

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ["audit", filters],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/audit/", { query: { ...pageParam, ...filters }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    // Always refetched: the latest entries matter most.
    staleTime: 0,
  });
