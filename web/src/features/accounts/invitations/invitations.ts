import type { InvitationsBody } from "@mindreel/contract/accounts/invitations";
import { admin as messages } from "@mindreel/messages/accounts/invitations";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ["invitations"],
  queryFn: ({ pageParam, signal }) => call("GET /api/accounts/v1/invitations/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
});

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationsBody) => call("POST /api/accounts/v1/invitations/", { body }),
    onSuccess: () => void client.invalidateQueries(invitationsQuery),
    onError: (error) => toastError(error.message),
  });
}

export function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("POST /api/accounts/v1/invitations/{id}/resend/", { params: { id: String(id) } }),
    onSuccess: () => {
      toastSuccess(messages.resent);
      void client.invalidateQueries(invitationsQuery);
    },
    onError: (error) => toastError(error.message),
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/accounts/v1/invitations/{id}/", { params: { id: String(id) } }),
    onSuccess: () => {
      toastSuccess(messages.gone);
      void client.invalidateQueries(invitationsQuery);
    },
    onError: (error) => toastError(error.message),
  });
}
