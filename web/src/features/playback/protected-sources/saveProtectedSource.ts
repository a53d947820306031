import type { ProtectedSourceBody } from "@mindreel/contract/playback/protected-sources";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshProtectedSources } from "./protectedSources.ts";

export function useSaveProtectedSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProtectedSourceBody) => call("PUT /api/playback/v1/sources/", { body }),
    onSuccess: async ({ host }) => {
      toastSuccess(`Addresses on ${host} are signed from now on`);
      await refreshProtectedSources(client);
    },
  });
}
