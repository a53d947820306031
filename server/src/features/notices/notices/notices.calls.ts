import type { noticesWire } from "@mindreel/contract/notices/notices";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function notified({ t, viewer }: World) {
  const { token, user, id } = await viewer();
  await t.query(
    "insert into notices (user_id, kind, subject_id, video_id, created_at) values ($1, 'video', $2, $2, now())",
    [user, id],
  );
  return { token, params: { kind: "video", id: String(id) } };
}

export const calls = {
  "GET /api/notices/v1/notices/": { access: [401, 403, 200, 200] },
  "GET /api/notices/v1/unread/": { access: [401, 403, 200, 200] },
  "PUT /api/notices/v1/notices/{kind}/{id}/read/": {
    access: [401, 403, 404, 404],
    request: notified,
  },
  "POST /api/notices/v1/read/": {
    access: [401, 403, 204, 204],
    request: async (world) => ({ token: (await notified(world)).token }),
  },
} satisfies Rows<typeof noticesWire>;
