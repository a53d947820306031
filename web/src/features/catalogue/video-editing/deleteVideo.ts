import { deletion as messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoDelete } from "#features/catalogue/videos/restoreVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";

export function useDeleteVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/video/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      toastUndo(messages.deleted, () => void undoDelete(client, [id]));
      await Promise.all([queryKeys.videos, queryKeys.health].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toastError(error.message),
  });
}
