import type { EventState } from "@mindreel/contract/billing/payment-events";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";

export const paymentEventsKey = ["payment-events"];

export const paymentEventsQuery = (state: EventState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...paymentEventsKey, state],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/billing/v1/events/", { query: { ...pageParam, ...(state && { state }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A new or replayed event is processed within moments.
    refetchInterval: ({ state: { data } }) =>
      state === undefined && data?.pages[0]?.results.some((event) => event.state === "received") ? 1000 : false,
  });
