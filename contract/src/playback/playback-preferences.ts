import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

/** A member's playback preferences. */
export const PlaybackPreferences = Type.Object({
  autoplay_next: Type.Boolean({ description: "Whether the next video of a series starts automatically" }),
});
export type PlaybackPreferences = Static<typeof PlaybackPreferences>;

export const playbackPreferencesWire = wire({
  "GET /api/playback/v1/preferences/": {
    access: "member",
    summary: "The caller's playback preferences.",
    response: { status: 200, body: PlaybackPreferences },
  },
  "PATCH /api/playback/v1/preferences/": {
    access: "member",
    summary: "Change the caller's playback preferences.",
    body: Type.Partial(PlaybackPreferences),
    response: { status: 200, body: PlaybackPreferences },
  },
});
