import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Categories are shown in lists of their own and on every video. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.categories }),
      client.invalidateQueries({ queryKey: queryKeys.videos }),
    ]);
}

/** @param id undefined: a new one */
export function useSaveCategory(id: number | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/category/v1/categories/", { form })
        : call("PATCH /api/category/v1/categories/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? "Category added" : "Category updated");
      await refresh();
    },
  });
}

export function useDeleteCategory() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/categories/{id}/", { params: { id: String(id) } }),
    onSuccess: async () => {
      toastSuccess("Category deleted");
      await refresh();
    },
    onError: (error) => toastError(error.message),
  });
}
