import type { PlaybackPreferences } from "@mindreel/contract/playback/playback-preferences";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** How the member wants videos to be played, on every device. */
export const playbackPreferencesQuery = queryOptions({
  queryKey: queryKeys.playbackPreferences,
  queryFn: ({ signal }) => call("GET /api/playback/v1/preferences/", { signal }),
});

export function useSetPlaybackPreferences() {
  const client = useQueryClient();
  const { queryKey } = playbackPreferencesQuery;
  return useMutation({
    mutationFn: (change: Partial<PlaybackPreferences>) => call("PATCH /api/playback/v1/preferences/", { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
