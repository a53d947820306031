import type { likesWire } from "@mindreel/contract/engagement/likes";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function withLike({ t, viewer }: World) {
  const { token, user, like } = await viewer();
  const { id } = await t.ok("POST /api/category/v1/like/videos/", { token, body: like });
  return { token, id, user, like };
}

export const calls = {
  "POST /api/category/v1/like/videos/": {
    access: [401, 403, 400, 400],
    request: async ({ viewer }) => {
      const { token, like: body } = await viewer();
      return { token, body };
    },
    body: ({ member, video }) => ({ likevideo: video, likeusers: [member] }),
  },
  "PUT /api/category/v1/like/videos/{id}/": {
    access: [401, 403, 400, 400],
    request: async (world) => {
      const { token, id, like: body } = await withLike(world);
      return { token, id, body };
    },
    body: ({ member, video }) => ({ likevideo: video, likeusers: [member] }),
  },
  "PATCH /api/category/v1/like/videos/{id}/": {
    access: [401, 403, 404, 404],
    request: async (world) => {
      const { token, id, user } = await withLike(world);
      return { token, id, body: { remove: [user] } };
    },
    body: ({ videos }) => ({ add: videos, remove: [] }),
  },
} satisfies Rows<typeof likesWire>;
