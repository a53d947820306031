import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

/** A member's playback preferences. */
export const PlaybackPreferences = Type.Object({
  autoplay_next: Type.Boolean({ description: "Whether the next video of a series begins by itself" }),
});
export type PlaybackPreferences = Static<typeof PlaybackPreferences>;

export const playbackPreferencesWire = wire({
  "GET /api/playback/v1/preferences/": {
    access: "member",
    summary: "How the caller wants videos to be played.",
    response: { status: 200, body: PlaybackPreferences },
  },
  "PATCH /api/playback/v1/preferences/": {
    access: "member",
    summary: "Change how one wants videos to be played.",
    body: Type.Partial(PlaybackPreferences),
    response: { status: 200, body: PlaybackPreferences },
  },
});
