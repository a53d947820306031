import { messages } from "@mindreel/messages/billing/applied-codes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

/** @param memberId for whom, if a superuser gives it; absent: the member's own subscription */
export const usePreview = (memberId: string | undefined) =>
  useMutation({
    mutationFn: (code: string) =>
      memberId === undefined
        ? call("POST /api/billing/v1/subscription/code/preview/", { body: { code } })
        : call("GET /api/billing/v1/members/{id}/code/", { params: { id: memberId }, query: { code } }),
  });

/** Uses a code for a subscription that runs. */
export function useApply(memberId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      memberId === undefined
        ? call("POST /api/billing/v1/subscription/code/", { body: { code } })
        : call("POST /api/billing/v1/members/{id}/code/", { params: { id: memberId }, body: { code } }),
    onSuccess: () => toastSuccess(messages.used),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.standing }),
  });
}
