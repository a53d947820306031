import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshVideos, runUndo, videoCount } from "./refreshVideos.ts";

const restoreVideos = (ids: number[]) => call("POST /api/admin/v1/videos/restore/", { body: { ids } });
const restored = (count: number): string => (count === 1 ? "Video restored" : `${videoCount(count)} restored`);

/** For the Undo of a toast. */
export const undoDelete = (client: QueryClient, ids: number[]) =>
  runUndo(client, restored(ids.length), () => restoreVideos(ids));

export function useRestoreVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreVideos,
    onSuccess: async (_answer, { length }) => {
      toastSuccess(restored(length));
      await refreshVideos(client);
    },
    onError: (error) => toastError(error.message),
  });
}
