import type { Routes } from "#http/route.ts";
import type { PlaybackPreferencesService } from "./playback-preferences.service.ts";

export function playbackPreferencesRoutes(route: Routes, preferences: PlaybackPreferencesService): void {
  route("GET /api/playback/v1/preferences/", ({ member }) => preferences.get(member.id));
  route("PATCH /api/playback/v1/preferences/", ({ member, body }) => preferences.change(member.id, body));
}
