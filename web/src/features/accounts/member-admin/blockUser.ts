import { blocking as messages } from "@mindreel/messages/accounts/member-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

interface Block {
  readonly id: number;
  readonly blocked: boolean;
  readonly reason?: string;
}

/** Milliseconds until what renews was stopped at the provider, usually and at worst. */
const stopped = [2000, 8000];

/** Blocks or unblocks a user, and reloads what shows them. */
export function useBlockUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, blocked, reason }: Block): Promise<void> => {
      const params = { id: String(id) };
      if (!blocked) await call("POST /api/accounts/v1/userlist/{id}/unblock/", { params });
      else await call("DELETE /api/accounts/v1/userlist/{id}/", { params, ...(reason && { body: { reason } }) });
    },
    onSuccess: (_, { id, blocked }) => {
      toastSuccess(blocked ? messages.blocked : messages.unblocked);
      const readAgain = () => void client.invalidateQueries({ queryKey: [...queryKeys.users, String(id)] });
      if (blocked) for (const later of stopped) setTimeout(readAgain, later);
      return client.invalidateQueries({ queryKey: queryKeys.users });
    },
    onError: (error) => toastError(error.message),
  });
}
