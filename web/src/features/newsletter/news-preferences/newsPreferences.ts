import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Whether the member gets news. */
export const newsPreferencesQuery = queryOptions({
  queryKey: queryKeys.newsPreferences,
  queryFn: ({ signal }) => call("GET /api/newsletter/v1/preferences/", { signal }),
});

export function useSetNews() {
  const client = useQueryClient();
  const { queryKey } = newsPreferencesQuery;
  return useMutation({
    mutationFn: (news: boolean) => call("PATCH /api/newsletter/v1/preferences/", { body: { news } }),
    onMutate: async (news) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { news });
    },
    onSuccess: (preferences) => client.setQueryData(queryKey, preferences),
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
