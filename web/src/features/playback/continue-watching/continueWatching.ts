import type { Video } from "@mindreel/contract/catalogue/videos";
import type { ContinuePage } from "@mindreel/contract/playback/continue-watching";
import { messages } from "@mindreel/messages/playback/continue-watching";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { showProgress } from "#features/playback/plays/progress.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";

/** The videos begun most recently; older ones are under Recent Videos. */
export const continueQuery = queryOptions({
  queryKey: queryKeys.continueWatching,
  queryFn: ({ signal }) => call("GET /api/playback/v1/continue/", { signal }),
});

/** The series whose next episode leaves the list together with a video that was begun; undefined if there is none. */
function seriesLeaving(page: ContinuePage | undefined, { id, position, series }: Video): string | undefined {
  if (position === null || series === null) return undefined;
  const leaves = page?.results.some(
    (each) => each.id !== id && each.position === null && each.series?.id === series.id,
  );
  return leaves ? series.title : undefined;
}

/** Removes a video from the list, optimistically, with an undo. */
export function removeFromContinue(client: QueryClient, video: Video): void {
  const series = seriesLeaving(client.getQueryData<ContinuePage>(queryKeys.continueWatching), video);
  const { title } = video;
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
      const words =
        series === undefined
          ? format(messages.removed, { title })
          : format(messages.removedWithNext, { title, series });
      toastUndo(words, () => (video.position === null ? offerAgain(client, video) : reportAgain(client, video)));
    },
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey: queryKeys.continueWatching });
    },
  });
}

/** Restores the next episode of a series. It was not begun, so it has no position to report. */
function offerAgain(client: QueryClient, { id }: Video): void {
  runMutation(client, {
    mutationFn: () => call("PUT /api/playback/v1/continue/{id}/", { params: { id: String(id) } }),
    onError: (error) => toastError(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.continueWatching }),
  });
}

function reportAgain(client: QueryClient, { id, position, duration }: Video): void {
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
