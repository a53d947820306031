import type { VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";

export const changeVideos = (body: VideoChanges) => call("PATCH /api/admin/v1/videos/", { body });

export interface Change {
  readonly change: VideoChanges;
  /** Message for the toast: "3 videos moved to Nature". */
  readonly done: (count: number) => string;
}

/** Moves or reschedules videos. The response holds the previous values; sending them back undoes the change. */
export function useChangeVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Change) => changeVideos(change),
    onSuccess: async (before, { done }) => {
      toastUndo(done(before.videos.length), () => {
        void runUndo(client, messages.undone, () => changeVideos(before));
      });
      await refreshVideos(client);
    },
    onError: (error) => toastError(error.message),
  });
}
