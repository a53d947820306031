import type { PlaybackPreferences } from "@mindreel/contract/playback/playback-preferences";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { useChangePreferences } from "#shared/api/useChangePreferences.ts";

/** The member's playback preferences, for all devices. */
export const playbackPreferencesQuery = queryOptions({
  queryKey: queryKeys.playbackPreferences,
  queryFn: ({ signal }) => call("GET /api/playback/v1/preferences/", { signal }),
});

export const useSetPlaybackPreferences = () =>
  useChangePreferences<PlaybackPreferences>(playbackPreferencesQuery.queryKey, (body) =>
    call("PATCH /api/playback/v1/preferences/", { body }),
  );
