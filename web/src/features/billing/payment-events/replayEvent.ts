import { messages } from "@mindreel/messages/billing/payment-events";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { paymentEventsKey as queryKey } from "./paymentEvents.ts";

/**
 * Refetches the list once the replay has most likely run: refetched at once, a list filtered by state would drop the
 * event and bring it back.
 */
const refreshSoon = (client: QueryClient) =>
  setTimeout(() => {
    // Refetching would cancel a page that is still loading.
    if (client.isFetching({ queryKey }) > 0) refreshSoon(client);
    else void client.invalidateQueries({ queryKey });
  }, 1500);

/** Processes an event again. */
export function useReplayEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/billing/v1/events/{id}/replay/", { params: { id } }),
    onSuccess: () => {
      toastSuccess(messages.replayed);
      refreshSoon(client);
    },
    onError: (error) => toastError(error.message),
  });
}
