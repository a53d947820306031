import type { Video } from "@mindreel/contract/catalogue/videos";
import type { ContinuePage } from "@mindreel/contract/playback/continue-watching";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { showProgress } from "#features/playback/plays/progress.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";

/** What the member began last; older ones are found under Recent Videos. */
export const continueQuery = queryOptions({
  queryKey: queryKeys.continueWatching,
  queryFn: ({ signal }) => call("GET /api/playback/v1/continue/", { signal }),
});

/** Takes a video off the list at once; it can be put back. */
export function removeFromContinue(client: QueryClient, video: Video): void {
  runMutation(client, {
    mutationFn: () => call("DELETE /api/playback/v1/continue/{id}/", { params: { id: String(video.id) } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: queryKeys.continueWatching });
      client.setQueryData<ContinuePage>(
        queryKeys.continueWatching,
        (page) => page && { ...page, results: page.results.filter(({ id }) => id !== video.id) },
      );
    },
    onSuccess: () => {
      showProgress(client, { video: video.id, position: null, watched: video.watched });
      const done = `“${video.title}” is no longer among what you continue.`;
      // The next episode has no position to put back. It comes again with the next one of its series that is watched.
      if (video.position === null) toastSuccess(done);
      else toastUndo(done, () => putBack(client, video));
    },
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey: queryKeys.continueWatching });
    },
  });
}

function putBack(client: QueryClient, { id, position, duration }: Video): void {
  runMutation(client, {
    mutationFn: () =>
      call("PUT /api/playback/v1/videos/{id}/position/", {
        params: { id: String(id) },
        body: { position: position ?? 0, duration, session: crypto.randomUUID(), seq: 0, playing: false },
      }),
    onSuccess: (progress) => showProgress(client, progress),
    onError: (error) => toastError(error.message),
  });
}
