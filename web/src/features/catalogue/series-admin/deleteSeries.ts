import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";

export function useDeleteSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/series/v1/series/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      const restore = () => call("POST /api/admin/v1/series/{id}/restore/", { params: { id: String(id) } });
      toastUndo(messages.deleted, () => void runUndo(client, messages.restored, restore));
      await refreshVideos(client);
    },
    onError: (error) => toastError(error.message),
  });
}
