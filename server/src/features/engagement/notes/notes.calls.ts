import type { notesWire } from "@mindreel/contract/engagement/notes";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function withNote({ t, viewer }: World) {
  const { token, id: video } = await viewer();
  const { id } = await t.ok("POST /api/notes/v1/notes/", { token, body: { video, at: 83, text: "A note" } });
  return { token, id };
}

export const calls = {
  "GET /api/notes/v1/notes/": { access: [401, 200, 200, 200] },
  "POST /api/notes/v1/notes/": {
    access: [401, 403, 400, 400],
    request: async ({ viewer }) => {
      const { token, id: video } = await viewer();
      return { token, body: { video, at: 83, text: "A note" } };
    },
    body: ({ video }) => ({ video, at: 83, text: "A note" }),
  },
  "PATCH /api/notes/v1/notes/{id}/": {
    access: [401, 404, 404, 404],
    request: async (world) => ({ ...(await withNote(world)), body: { text: "Another" } }),
    body: { at: 83, text: "A note" },
  },
  "DELETE /api/notes/v1/notes/{id}/": {
    access: [401, 404, 404, 404],
    request: withNote,
  },
  "POST /api/notes/v1/notes/{id}/restore/": {
    access: [401, 404, 404, 404],
    request: async (world) => {
      const given = await withNote(world);
      await world.t.ok("DELETE /api/notes/v1/notes/{id}/", given);
      return given;
    },
  },
  "GET /api/notes/v1/file/": { access: [401, 200, 200, 200] },
} satisfies Rows<typeof notesWire>;
