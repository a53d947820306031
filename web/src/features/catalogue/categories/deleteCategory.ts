import { messages } from "@mindreel/messages/catalogue/categories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";
import { refreshCategories } from "./categories.ts";

/** The number of videos in a category; undefined while loading. */
export function useVideosIn(category: string, asked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [...queryKeys.adminVideos, "count", category],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { query: { category }, signal }),
    enabled: asked,
    staleTime: 0,
  });
  return data?.count;
}

export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/categories/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      toastUndo(messages.deleted, () => {
        const restore = () => call("POST /api/admin/v1/categories/{id}/restore/", { params: { id: String(id) } });
        void runUndo(client, messages.restored, restore).then(() => refreshCategories(client));
      });
      await Promise.all([refreshCategories(client), refreshVideos(client)]);
    },
    onError: (error) => toastError(error.message),
  });
}
