import { history as messages } from "@mindreel/messages/site/settings";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { settingsQuery } from "#features/site/settings/settings.ts";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** The history up to a version. */
export const historyQuery = (version: number) =>
  infiniteQueryOptions({
    queryKey: ["site-history", version],
    queryFn: ({ pageParam, signal }) => call("GET /api/site/v1/history/", { query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
  });

export function useUndo(version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (undo: number) => call("POST /api/site/v1/settings/undo/", { body: { version, undo } }),
    onSuccess: (settings) => {
      toastSuccess(messages.undone);
      client.setQueryData(settingsQuery.queryKey, settings);
    },
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries(settingsQuery);
    },
  });
}
