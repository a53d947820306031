import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import { settings as messages } from "@mindreel/messages/newsletter/digest";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const newsSettingsQuery = queryOptions({
  queryKey: [...queryKeys.campaigns, "settings"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/news-settings/", { signal }),
  staleTime: 0,
});

export function useSaveNewsSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewsSettings) => call("PUT /api/admin/v1/news-settings/", { body }),
    onSuccess: (settings) => {
      client.setQueryData(newsSettingsQuery.queryKey, settings);
      toastSuccess(messages.saved);
    },
    onError: ({ message }) => toastError(message),
  });
}
