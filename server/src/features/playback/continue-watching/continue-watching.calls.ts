import type { continueWatchingWire } from "@mindreel/contract/playback/continue-watching";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/playback/v1/continue/": { access: [401, 403, 200, 200] },
  "DELETE /api/playback/v1/continue/{id}/": {
    access: [401, 403, 404, 404],
    request: async ({ t, viewer }) => {
      const { token, id } = await viewer();
      const body = { position: 10, duration: 100, session: "play", seq: 1 };
      await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token, id, body });
      return { token, id };
    },
  },
  "PUT /api/playback/v1/continue/{id}/": {
    access: [401, 403, 404, 404],
    request: async ({ t, viewer, video, series }) => {
      const { token, id } = await viewer();
      const { id: next } = await video();
      const { token: superuser, id: inSeries } = await series();
      const episodes = [id, next].map((episode) => ({ id: episode, series: { id: inSeries } }));
      await t.ok("PATCH /api/admin/v1/videos/", { token: superuser, body: { videos: episodes } });
      await t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id, body: { watched: true } });
      await t.ok("DELETE /api/playback/v1/continue/{id}/", { token, id: next });
      return { token, id: next };
    },
  },
} satisfies Rows<typeof continueWatchingWire>;
