import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";
import { changeVideos } from "./changeVideos.ts";

/** A series; a new one if it has no id. */
export interface ChosenSeries {
  readonly id?: number;
  readonly title: string;
}

interface Addition {
  readonly ids: readonly number[];
  readonly to: ChosenSeries;
}

/** Puts videos at the end of a series, in the order of the ids. */
export function useAddToSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, to }: Addition) => {
      const id = to.id ?? (await call("POST /api/series/v1/series/", { body: { title: to.title } })).id;
      return { id, before: await changeVideos({ videos: ids.map((video) => ({ id: video, series: { id } })) }) };
    },
    onSuccess: async ({ id, before }, { to }) => {
      const undo = async () => {
        await changeVideos(before);
        if (to.id === undefined) await call("DELETE /api/series/v1/series/{id}/", { params: { id: String(id) } });
      };
      toastUndo(
        format(messages.done.added, { count: before.videos.length, title: to.title }),
        () => void runUndo(client, messages.undone, undo),
      );
      await refreshVideos(client);
    },
    // The new series may exist even if adding the videos failed.
    onError: async (error) => {
      toastError(error.message);
      await refreshVideos(client);
    },
  });
}
