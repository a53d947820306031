import { limits } from "@mindreel/contract/wire/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, videoCount } from "#features/catalogue/videos/refreshVideos.ts";
import { undoDelete } from "#features/catalogue/videos/restoreVideos.ts";
import { call } from "#shared/api/api.ts";
import { batchesOf } from "#shared/import/batches.ts";
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
    onSuccess: (ids) => toastUndo(`${videoCount(ids.length)} deleted`, () => void undoDelete(client, ids)),
    onError: (error) => toastError(error.message),
    onSettled: () => refreshVideos(client),
  });
}
