import type { AilingVideo, Ailment } from "@mindreel/contract/catalogue/library-health";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const healthQuery = queryOptions({
  queryKey: [...queryKeys.health, "summary"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/health/", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.checking ? 1000 : false),
});

/** @param checkedAt a list of before the last check is another one */
export const ailingQuery = (kind: Ailment, checkedAt: string | null) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.health, kind, checkedAt],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/health/videos/", { query: { ...pageParam, kind }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useCheckAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/check/"),
    onSuccess: (data) => client.setQueryData(healthQuery.queryKey, data),
    onError: (error) => toastError(error.message),
  });
}

/** Asks whether a video plays again. */
export function useCheckVideo({ id, title }: AilingVideo, onMended: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/check/", { params: { id: String(id) } }),
    onSuccess: async ({ state, message }) => {
      if (state === "found") toastSuccess(`“${title}” plays again`);
      else toastError(message ?? "This video does not play.");
      await client.invalidateQueries({ queryKey: queryKeys.health });
      if (state === "found") onMended();
    },
    onError: (error) => toastError(error.message),
  });
}

/** Takes what a video lacks from its provider. */
export function useFillVideo({ id, title }: AilingVideo, onMended: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/fill/", { params: { id: String(id) } }),
    onSuccess: async ({ filled, message }) => {
      if (filled.length > 0) toastSuccess(`“${title}” has its ${filled.join(" and its ")} now`);
      else toastError(message ?? "There is nothing to take.");
      const changed = [queryKeys.health, queryKeys.shelf, queryKeys.videos];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (filled.length > 0) onMended();
    },
    onError: (error) => toastError(error.message),
  });
}
