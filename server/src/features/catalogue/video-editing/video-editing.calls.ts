import type { videoEditingWire } from "@mindreel/contract/catalogue/video-editing";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "POST /api/category/v1/video/": {
    access: [401, 403, 403, 415],
    request: async ({ category }) => {
      const { token, id } = await category();
      const address = { youtube_video_link: "https://youtu.be/aqz-KE-bpKQ", video_oid: "aqz-KE-bpKQ" };
      const form = { title: "A film", category: String(id), ...address, videos_thumbnail: await thumbnail() };
      return { token, form, details: { name: "A film" } };
    },
  },
  "PATCH /api/category/v1/video/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ video }) => ({
      ...(await video("Old title")),
      form: { title: "New title", videos_thumbnail: await thumbnail() },
      details: { name: "New title", before: "Old title", changed: "title, picture" },
    }),
  },
  "DELETE /api/category/v1/video/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ video }) => ({ ...(await video("Gone soon")), details: { name: "Gone soon" } }),
  },
} satisfies Rows<typeof videoEditingWire>;
