import type { PlaybackPreferences } from "@mindreel/contract/playback/playback-preferences";

export const toPlaybackPreferences = (autoplaysNext: boolean): PlaybackPreferences => ({
  autoplay_next: autoplaysNext,
});
