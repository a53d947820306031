import type { ProtectedSourceBody } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshProtectedSources } from "./protectedSources.ts";

export function useSaveProtectedSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProtectedSourceBody) => call("PUT /api/playback/v1/sources/", { body }),
    onSuccess: async ({ host }) => {
      toastSuccess(format(messages.signed, { host }));
      await refreshProtectedSources(client);
    },
  });
}
