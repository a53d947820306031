import type { EventState } from "@mindreel/contract/billing/payment-events";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

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

/** When the work mostly is done: in a list of one state the event would be gone in between. */
const refreshSoon = (client: QueryClient) =>
  setTimeout(() => {
    // To read anew would cancel the loading of more.
    if (client.isFetching({ queryKey }) > 0) refreshSoon(client);
    else void client.invalidateQueries({ queryKey });
  }, 1500);

/** Does the work of an event once more. */
export function useReplay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/billing/v1/events/{id}/replay/", { params: { id } }),
    onSuccess: () => {
      toastSuccess("The event is done once more");
      refreshSoon(client);
    },
    onError: (error) => toastError(error.message),
  });
}
