import type { PlaybackPreferences } from "@mindreel/contract/playback/playback-preferences";
import type { Db } from "#data/database.ts";
import * as preferences from "./playback-preferences.repository.ts";

/** Members' playback preferences. */
export function createPlaybackPreferencesService({ db }: { readonly db: Db }) {
  const get = async (userId: number): Promise<PlaybackPreferences> => ({
    autoplay_next: (await preferences.autoplayNext(db, userId)) ?? true,
  });

  return {
    get,

    change: async (userId: number, { autoplay_next }: Partial<PlaybackPreferences>): Promise<PlaybackPreferences> => {
      if (autoplay_next !== undefined) await preferences.setAutoplayNext(db, userId, autoplay_next);
      return get(userId);
    },
  };
}

export type PlaybackPreferencesService = ReturnType<typeof createPlaybackPreferencesService>;
