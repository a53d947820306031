import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCategories } from "#features/catalogue/categories/categories.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** All categories in the owner's order, with the number of their videos. */
export const adminCategoriesQuery = queryOptions({
  queryKey: [...queryKeys.categories, "admin"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/categories/", { signal }),
  staleTime: 0,
});

/** @param id undefined creates a category */
export function useSaveCategory(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/admin/v1/categories/", { form })
        : call("PATCH /api/admin/v1/categories/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? messages.added : messages.saved);
      await refreshCategories(client);
    },
  });
}

/** Saves the order, optimistically. Changes in quick succession are sent one by one. */
export function useOrderCategories() {
  const client = useQueryClient();
  const { queryKey } = adminCategoriesQuery;
  return useMutation({
    scope: { id: "order of categories" },
    mutationFn: (order: readonly AdminCategory[]) =>
      call("PUT /api/admin/v1/categories/order/", { body: { categories: order.map(({ id }) => id) } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, [...order]);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.home }),
    onError: async (error) => {
      toastError(error.message);
      await client.invalidateQueries({ queryKey });
    },
  });
}
