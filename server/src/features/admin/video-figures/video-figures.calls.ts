import type { videoFiguresWire } from "@mindreel/contract/admin/video-figures";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/playback/v1/videos/{id}/figures/": {
    access: [401, 403, 403, 400],
    query: "?from=2026-01-01&to=2026-01-15",
  },
  "GET /api/playback/v1/videos/{id}/figures/file/": {
    access: [401, 403, 403, 400],
    request: async ({ superuser, video }) => {
      const { id: target, token } = await superuser();
      const { id } = await video();
      const query = { from: "2026-01-01", to: "2026-01-15", file: "retention" };
      return { token, id, query, details: { name: `video-${id}-retention.csv` }, target };
    },
    query: "?from=2026-01-01&to=2026-01-15&file=days",
  },
} satisfies Rows<typeof videoFiguresWire>;
