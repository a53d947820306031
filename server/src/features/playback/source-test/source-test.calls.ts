import type { sourceTestWire } from "@mindreel/contract/playback/source-test";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/playback/v1/sources/{id}/test/": {
    access: [401, 403, 403, 404],
    request: async ({ withProtectedHost }) => {
      const { token, id, host } = await withProtectedHost();
      const body = { url: `https://${host}/film.mp4` };
      return { token, id, body, details: { name: host, outcome: "open" }, target: id };
    },
    body: { url: "https://films.example.com/film.mp4" },
  },
} satisfies Rows<typeof sourceTestWire>;
