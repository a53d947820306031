import type { playsWire } from "@mindreel/contract/playback/plays";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/playback/v1/videos/{id}/": {
    access: [401, 403, 404, 404],
    request: ({ viewer }) => viewer(),
    body: { session: "play" },
  },
  "PUT /api/playback/v1/videos/{id}/position/": {
    access: [401, 403, 400, 400],
    request: async ({ viewer }) => ({
      ...(await viewer()),
      body: { position: 10, duration: 100, session: "play", seq: 1 },
    }),
    body: { position: 10, duration: 100, session: "play", seq: 1 },
  },
  "PUT /api/playback/v1/videos/{id}/watched/": {
    access: [401, 403, 400, 400],
    request: async ({ viewer }) => ({ ...(await viewer()), body: { watched: true } }),
    body: { watched: true },
  },
  "DELETE /api/playback/v1/plays/{session}/": {
    access: [401, 404, 404, 404],
    request: async ({ t, viewer }) => {
      const { token, id } = await viewer();
      const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token, id });
      return { token, params: { session } };
    },
  },
} satisfies Rows<typeof playsWire>;
