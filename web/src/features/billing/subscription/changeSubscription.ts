import { details as messages } from "@mindreel/messages/billing/subscription";
import { useMutation, useQueryClient } from "@tanstack/react-query";
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
    },
    onError: (error) => toastError(error.message),
  });
}
