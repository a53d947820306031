import type { PaymentFilter } from "@mindreel/contract/billing/payments";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export interface PaymentsQuery {
  readonly state?: PaymentFilter;
  /** Days, such as 2026-01-31. */
  readonly from?: string;
  readonly to?: string;
}

/** All payments, newest first. */
export const paymentsQuery = (query: PaymentsQuery) =>
  infiniteQueryOptions({
    queryKey: ["payments", query],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/billing/v1/payments/", { query: { ...pageParam, ...query }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
