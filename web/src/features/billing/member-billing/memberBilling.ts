import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** A member's plan, payments, free time and history. */
export const memberBillingQuery = (id: string) =>
  queryOptions({
    queryKey: ["member-billing", id],
    queryFn: ({ signal }) => call("GET /api/billing/v1/members/{id}/", { params: { id }, signal }),
    staleTime: 0,
  });
