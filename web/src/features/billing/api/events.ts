import type { EventState } from "@mindreel/contract/billing";
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api.ts";
import { firstPage, nextPage } from "#shared/paging.ts";
import { toastError, toastSuccess } from "#shared/toasts.ts";

const queryKey = ["payment-events"];

export const eventsQuery = (state: EventState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, state],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/billing/v1/events/", { query: { ...pageParam, ...(state && { state }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What has just come, or is replayed, is done in a moment.
    refetchInterval: ({ state: { data } }) =>
      state === undefined && data?.pages[0]?.results.some((event) => event.state === "received") ? 1000 : false,
  });

/** Does the work of an event once more. */
export function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/billing/v1/events/{id}/replay/", { params: { id } }),
    onSuccess: () => {
      toastSuccess("The event is done once more");
      // By then it mostly is: in a list of one state it would be gone in between.
      setTimeout(() => void client.invalidateQueries({ queryKey }), 1500);
    },
    onError: (error) => toastError(error.message),
  });
}
