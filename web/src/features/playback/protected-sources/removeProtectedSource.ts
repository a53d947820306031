import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshProtectedSources } from "./protectedSources.ts";

export function useRemoveProtectedSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ProtectedSource) =>
      call("DELETE /api/playback/v1/sources/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, { host }) => {
      toastSuccess(format(messages.unsigned, { host }));
      await refreshProtectedSources(client);
    },
    onError: (error) => toastError(error.message),
  });
}
