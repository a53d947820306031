import type { playbackPreferencesWire } from "@mindreel/contract/playback/playback-preferences";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/playback/v1/preferences/": { access: [401, 200, 200, 200] },
  "PATCH /api/playback/v1/preferences/": {
    access: [401, 200, 200, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("member"), body: { autoplay_next: false } }),
    body: { autoplay_next: false },
  },
} satisfies Rows<typeof playbackPreferencesWire>;
