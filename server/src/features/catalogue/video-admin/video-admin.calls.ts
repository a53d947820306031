import type { videoAdminWire } from "@mindreel/contract/catalogue/video-admin";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/videos/": { access: [401, 403, 403, 200] },
  "PATCH /api/admin/v1/videos/": {
    access: [401, 403, 403, 400],
    request: async ({ video, category, series }) => {
      const [{ token, id }, into, joined] = [await video("Moved"), await category(), await series()];
      const body = { videos: [{ id, category: into.id, release_at: null, series: { id: joined.id } }] };
      return { token, body, details: { name: "Moved", changed: "category, series" }, target: id };
    },
    body: ({ video }) => ({ videos: [{ id: video, category: null, release_at: null, series: null }] }),
  },
  "POST /api/admin/v1/videos/delete/": {
    access: [401, 403, 403, 400],
    request: async ({ video }) => {
      const { token, id } = await video("Gone with others");
      return { token, body: { ids: [id] }, details: { name: "Gone with others" }, target: id };
    },
    body: { ids: [999] },
  },
  "POST /api/admin/v1/videos/restore/": {
    access: [401, 403, 403, 400],
    request: async ({ t, video }) => {
      const { token, id } = await video("Back again");
      await t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids: [id] } });
      return { token, body: { ids: [id] }, details: { name: "Back again" }, target: id };
    },
    body: { ids: [999] },
  },
} satisfies Rows<typeof videoAdminWire>;
