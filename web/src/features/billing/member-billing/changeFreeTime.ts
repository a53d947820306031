import type { FreeTimeBody } from "@mindreel/contract/billing/member-billing";
import { messages } from "@mindreel/messages/billing/member-billing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { memberBillingQuery } from "./memberBilling.ts";

function useChange<Given>(memberId: string, change: (given: Given) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toastSuccess(done);
      for (const queryKey of [memberBillingQuery(memberId).queryKey, queryKeys.users, queryKeys.figures]) {
        await client.invalidateQueries({ queryKey });
      }
    },
    onError: (error) => toastError(error.message),
  });
}

export const useGiveFreeTime = (id: string) =>
  useChange(
    id,
    (body: FreeTimeBody) => call("POST /api/billing/v1/members/{id}/free-time/", { params: { id }, body }),
    messages.gave,
  );

export const useTakeBackFreeTime = (memberId: string) =>
  useChange(
    memberId,
    (id: number) => call("DELETE /api/billing/v1/free-time/{id}/", { params: { id: String(id) } }),
    messages.tookBack,
  );
