import type { ChangeBody } from "@mindreel/contract/billing/subscription";
import { details as messages } from "@mindreel/messages/billing/subscription";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { openPayment } from "#features/billing/checkout/startCheckout.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Cancels the member's own subscription, or lets it renew again. */
export function useChangeSubscription(how: "cancel" | "resume") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(`POST /api/billing/v1/subscription/${how}/`),
    onSuccess: (subscription) => {
      toastSuccess(how === "cancel" ? messages.cancelled : messages.resumed);
      client.setQueryData(queryKeys.standing, subscription);
      // The pressed button goes away.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) => toastError(error.message),
  });
}

/** What going over to a price costs. It is asked each time, because it changes by the second. */
export const changePreviewQuery = (price: string) =>
  queryOptions({
    queryKey: ["subscription", "preview", price],
    queryFn: ({ signal }) => call("POST /api/billing/v1/subscription/preview/", { body: { price }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Goes over to a price, for what its preview said. */
export function useChangePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeBody) => call("POST /api/billing/v1/subscription/change/", { body }),
    onSuccess: ({ confirm_url, ...subscription }) => {
      // The bank's confirmation comes first; until then, everything stays as it is.
      if (confirm_url !== null) return openPayment(confirm_url);
      toastSuccess(subscription.change === null ? messages.changed : messages.planned);
      client.setQueryData(queryKeys.standing, subscription);
    },
    onError: async (error) => {
      toastError(error.message);
      await client.invalidateQueries({ queryKey: ["subscription", "preview"] });
    },
  });
}

/** Undoes a change that waits for the end of the period. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE /api/billing/v1/subscription/change/"),
    onSuccess: () => toastSuccess(messages.undone),
    onError: (error) => toastError(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.standing }),
  });
}
