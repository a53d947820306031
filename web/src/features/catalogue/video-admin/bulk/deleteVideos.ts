import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { undoDelete } from "#features/catalogue/videos/restoreVideos.ts";
import { call } from "#shared/api/api.ts";
import { batchesOf } from "#shared/import/batches.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";

export function useDeleteVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: number[]) => {
      const deleted: number[] = [];
      for (const some of batchesOf(ids, limits.videosAtOnce)) {
        deleted.push(...(await call("POST /api/admin/v1/videos/delete/", { body: { ids: some } })).ids);
      }
      return deleted;
    },
    onSuccess: (ids) =>
      toastUndo(format(messages.done.deleted, { count: ids.length }), () => void undoDelete(client, ids)),
    onError: (error) => toastError(error.message),
    onSettled: () => refreshVideos(client),
  });
}
