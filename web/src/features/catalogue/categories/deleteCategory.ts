import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshCategories } from "./categories.ts";

export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/categories/{id}/", { params: { id: String(id) } }),
    onSuccess: async () => {
      toastSuccess("Category deleted");
      await refreshCategories(client);
    },
    onError: (error) => toastError(error.message),
  });
}
