import type { QueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { showProgress } from "./progress.ts";

/**
 * Marks a video as watched, even if the member has left its page meanwhile.
 * @param reported resolves once its player has reported its position: a later report would mark it as begun again
 */
export function markWatched(client: QueryClient, id: number, reported: Promise<void> | undefined): void {
  runMutation(client, {
    mutationFn: async () => {
      await reported;
      return call("PUT /api/playback/v1/videos/{id}/watched/", { params: { id: String(id) }, body: { watched: true } });
    },
    onSuccess: (progress) => showProgress(client, progress),
    onError: (error) => toastError(error.message),
  });
}
