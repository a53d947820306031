import type { CancelBody } from "@mindreel/contract/billing/member-subscription";
import { messages } from "@mindreel/messages/billing/member-subscription";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { memberBillingQuery } from "#features/billing/member-billing/memberBilling.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Cancels a member's subscription at a moment, or resumes it. */
export function useChangeSubscription(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (when: CancelBody["when"] | "resume"): Promise<void> => {
      const params = { id };
      if (when === "resume") await call("POST /api/billing/v1/members/{id}/resume/", { params });
      else await call("POST /api/billing/v1/members/{id}/cancel/", { params, body: { when } });
    },
    onSuccess: async (_, when) => {
      toastSuccess(when === "resume" ? messages.resumed : messages.canceled);
      for (const queryKey of [memberBillingQuery(id).queryKey, queryKeys.users, queryKeys.figures])
        await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toastError(error.message),
  });
}
