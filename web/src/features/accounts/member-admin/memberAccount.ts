import { account as messages } from "@mindreel/messages/accounts/member-admin";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** A member's sign-in methods and devices, for superusers. */
export const memberAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id, "account"],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/account/", { params: { id }, signal }),
    staleTime: 0,
  });

/** Signs a member out on every device. */
export function useSignOutMember(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/userlist/{id}/sessions/", { params: { id } }),
    onSuccess: () => {
      toastSuccess(messages.signedOut);
      return client.invalidateQueries({ queryKey: memberAccountQuery(id).queryKey });
    },
    onError: (error) => toastError(error.message),
  });
}
