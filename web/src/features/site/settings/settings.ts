import type { SettingsPatchBody, SiteSettings } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/settings";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

export const settingsQuery = queryOptions({
  queryKey: queryKeys.siteSettings,
  queryFn: ({ signal }) => call("GET /api/site/v1/settings/", { signal }),
  // Always refetched: another superuser may be editing them.
  staleTime: 0,
});

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsPatchBody) => call("PATCH /api/site/v1/settings/", { body }),
    onSuccess: (settings: SiteSettings) => {
      toastSuccess(messages.saved);
      client.setQueryData(settingsQuery.queryKey, settings);
    },
    // Somebody else may have changed them; another attempt is based on theirs.
    onError: () => void client.invalidateQueries(settingsQuery),
  });
}
