import type { HomeArrangement, HomeBody } from "@mindreel/contract/catalogue/home";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export type ArrangedRail = HomeArrangement["rails"][number];
export type FeaturedChoice = HomeArrangement["featured"];

/** Fetched when the editor opens, and not while it is open: that would discard what is edited. */
export const arrangementQuery = queryOptions({
  queryKey: [...queryKeys.home, "arrangement"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/home/", { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useArrange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HomeBody) => call("PUT /api/category/v1/home/", { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.home, exact: true });
      toastSuccess(messages.saved);
      onDone();
    },
    onError: (error) => toastError(error.message),
  });
}
