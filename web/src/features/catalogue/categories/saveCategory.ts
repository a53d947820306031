import { messages } from "@mindreel/messages/catalogue/categories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshCategories } from "./categories.ts";

/** @param id undefined creates a category */
export function useSaveCategory(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/category/v1/categories/", { form })
        : call("PATCH /api/category/v1/categories/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? messages.added : messages.updated);
      await refreshCategories(client);
    },
  });
}
