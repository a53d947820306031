import { messages } from "@mindreel/messages/accounts/member-notes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const memberNotesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id, "notes"],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/notes/", { params: { id }, signal }),
  });

export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call("POST /api/accounts/v1/userlist/{id}/notes/", { params: { id }, body: { text } }),
    onSuccess: () => {
      toastSuccess(messages.added);
      return client.invalidateQueries({ queryKey: memberNotesQuery(id).queryKey });
    },
    onError: (error) => toastError(error.message),
  });
}
