import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, videoCount } from "#features/catalogue/videos/refreshVideos.ts";
import { undoDelete } from "#features/catalogue/videos/restoreVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { toastUndo } from "#shared/toasts/undoToast.tsx";

export function useDeleteVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call("POST /api/admin/v1/videos/delete/", { body: { ids } }),
    onSuccess: async ({ ids }) => {
      toastUndo(`${videoCount(ids.length)} deleted`, () => void undoDelete(client, ids));
      await refreshVideos(client);
    },
    onError: (error) => toastError(error.message),
  });
}
