import type { listsWire } from "@mindreel/contract/engagement/lists";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

const added = async ({ viewer }: World) => {
  const { token, list: body } = await viewer();
  return { token, body };
};

const replaced =
  (kind: "save" | "recent") =>
  async ({ t, viewer }: World) => {
    const { token, list: body } = await viewer();
    const { id } = await t.ok(`POST /api/category/v1/${kind}/videos/`, { token, body });
    return { token, id, body };
  };

const changed = (kind: "save" | "recent") => async (world: World) => {
  const { body, ...given } = await replaced(kind)(world);
  return { ...given, body: { remove: body.video } };
};

export const calls = {
  "POST /api/category/v1/save/videos/": {
    access: [401, 403, 400, 400],
    request: added,
    body: ({ member, videos }) => ({ user: member, video: videos }),
  },
  "PUT /api/category/v1/save/videos/{id}/": {
    access: [401, 403, 400, 400],
    request: replaced("save"),
    body: ({ member, videos }) => ({ user: member, video: videos }),
  },
  "PATCH /api/category/v1/save/videos/{id}/": {
    access: [401, 403, 404, 404],
    request: changed("save"),
    body: ({ videos }) => ({ add: videos, remove: [] }),
  },
  "POST /api/category/v1/recent/videos/": {
    access: [401, 403, 400, 400],
    request: added,
    body: ({ member, videos }) => ({ user: member, video: videos }),
  },
  "PUT /api/category/v1/recent/videos/{id}/": {
    access: [401, 403, 400, 400],
    request: replaced("recent"),
    body: ({ member, videos }) => ({ user: member, video: videos }),
  },
  "PATCH /api/category/v1/recent/videos/{id}/": {
    access: [401, 403, 404, 404],
    request: changed("recent"),
    body: ({ videos }) => ({ add: videos, remove: [] }),
  },
  "GET /api/category/v1/members/{id}/watched/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof listsWire>;
