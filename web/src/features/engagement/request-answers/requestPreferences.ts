import type { RequestPreferences } from "@mindreel/contract/engagement/request-answers";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** How the member wants to be told that something they asked for is here. */
export const requestPreferencesQuery = queryOptions({
  queryKey: queryKeys.requestPreferences,
  queryFn: ({ signal }) => call("GET /api/requests/v1/preferences/", { signal }),
});

export function useSetRequestPreferences() {
  const client = useQueryClient();
  const { queryKey } = requestPreferencesQuery;
  return useMutation({
    mutationFn: (change: Partial<RequestPreferences>) => call("PATCH /api/requests/v1/preferences/", { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
