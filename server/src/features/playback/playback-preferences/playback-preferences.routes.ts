import type { Routes } from "#http/route.ts";
import { toPlaybackPreferences } from "./playback-preferences.mapper.ts";
import type { PlaybackPreferencesService } from "./playback-preferences.service.ts";

export function playbackPreferencesRoutes(route: Routes, preferences: PlaybackPreferencesService): void {
  route("GET /api/playback/v1/preferences/", async ({ member }) =>
    toPlaybackPreferences(await preferences.autoplaysNext(member.id)),
  );
  route("PATCH /api/playback/v1/preferences/", async ({ member, body }) =>
    toPlaybackPreferences(await preferences.change(member.id, body)),
  );
}
