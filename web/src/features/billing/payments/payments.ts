import type { PaymentFilter } from "@mindreel/contract/billing/payments";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export interface PaymentsQuery {
  readonly state?: PaymentFilter;
  /** Days, such as 2026-01-31. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
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

/** The sums of the same payments. */
export const totalsQuery = (query: PaymentsQuery) =>
  queryOptions({
    queryKey: ["payments", "totals", query],
    queryFn: ({ signal }) => call("GET /api/billing/v1/payments/totals/", { query, signal }),
    staleTime: 0,
  });
