import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** A member's plan, payments, free time and history. */
export const memberBillingQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id, "billing"],
    queryFn: ({ signal }) => call("GET /api/billing/v1/members/{id}/", { params: { id }, signal }),
    staleTime: 0,
  });
