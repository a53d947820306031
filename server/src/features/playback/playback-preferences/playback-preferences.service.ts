import type { PlaybackPreferences } from "@mindreel/contract/playback/playback-preferences";
import type { Db } from "#data/database.ts";
import * as preferences from "./playback-preferences.repository.ts";

/** Members' playback preferences. */
export function createPlaybackPreferencesService({ db }: { readonly db: Db }) {
  /** Whether the next video of a series plays automatically. */
  const autoplaysNext = async (userId: number): Promise<boolean> =>
    (await preferences.autoplayNext(db, userId)) ?? true;

  return {
    autoplaysNext,

    change: async (userId: number, { autoplay_next: chosen }: Partial<PlaybackPreferences>): Promise<boolean> => {
      if (chosen !== undefined) await preferences.setAutoplayNext(db, userId, chosen);
      return autoplaysNext(userId);
    },
  };
}

export type PlaybackPreferencesService = ReturnType<typeof createPlaybackPreferencesService>;
