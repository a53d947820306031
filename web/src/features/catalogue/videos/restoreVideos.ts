import { limits } from "@mindreel/contract/plain/limits";
import { restoring as messages } from "@mindreel/messages/catalogue/videos";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { batchesOf } from "#shared/import/batches.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { refreshVideos, runUndo } from "./refreshVideos.ts";

async function restoreVideos(ids: number[]): Promise<void> {
  for (const some of batchesOf(ids, limits.videosAtOnce)) {
    await call("POST /api/admin/v1/videos/restore/", { body: { ids: some } });
  }
}
const restored = (count: number): string => format(messages.restored, { count });

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
