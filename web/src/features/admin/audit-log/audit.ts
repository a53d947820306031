import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export type AuditWanted = Pick<AuditQuery, "actor" | "action" | "from" | "to">;

export const auditQuery = (wanted: AuditWanted) =>
  infiniteQueryOptions({
    queryKey: ["audit", wanted],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/audit/", { query: { ...pageParam, ...wanted }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    // Whoever looks wants to see what was done just now.
    staleTime: 0,
  });
