import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function engagementWrites(t: PaidApp, { viewer, withLike, withList }: Stock) {
  async function withNote() {
    const { token, id: video } = await viewer();
    const { id } = await t.ok("POST /api/notes/v1/notes/", { token, body: { video, at: 83, text: "A note" } });
    return { token, id };
  }

  return {
    "POST /api/category/v1/like/videos/": async () => {
      const { token, like } = await viewer();
      return { token, body: like };
    },
    "PUT /api/category/v1/like/videos/{id}/": async () => {
      const { token, id, like } = await withLike();
      return { token, id, body: like };
    },
    "PATCH /api/category/v1/like/videos/{id}/": async () => {
      const { token, id, user } = await withLike();
      return { token, id, body: { remove: [user] } };
    },
    "POST /api/category/v1/save/videos/": async () => {
      const { token, list } = await viewer();
      return { token, body: list };
    },
    "PUT /api/category/v1/save/videos/{id}/": async () => {
      const { token, id, list } = await withList("save");
      return { token, id, body: list };
    },
    "PATCH /api/category/v1/save/videos/{id}/": async () => {
      const { token, id, video: remove } = await withList("save");
      return { token, id, body: { remove: [remove] } };
    },
    "POST /api/category/v1/recent/videos/": async () => {
      const { token, list } = await viewer();
      return { token, body: list };
    },
    "PUT /api/category/v1/recent/videos/{id}/": async () => {
      const { token, id, list } = await withList("recent");
      return { token, id, body: list };
    },
    "PATCH /api/category/v1/recent/videos/{id}/": async () => {
      const { token, id, video: remove } = await withList("recent");
      return { token, id, body: { remove: [remove] } };
    },
    "POST /api/category/v1/watch/videos/": async () => {
      const { token, id } = await viewer();
      return { token, body: { video: id, seconds: 0 } };
    },
    "POST /api/notes/v1/notes/": async () => {
      const { token, id } = await viewer();
      return { token, body: { video: id, at: 83, text: "A note" } };
    },
    "PATCH /api/notes/v1/notes/{id}/": async () => ({ ...(await withNote()), body: { text: "Another" } }),
    "DELETE /api/notes/v1/notes/{id}/": async () => withNote(),
    "POST /api/notes/v1/notes/{id}/restore/": async () => {
      const { token, id } = await withNote();
      await t.ok("DELETE /api/notes/v1/notes/{id}/", { token, id });
      return { token, id };
    },
  } satisfies Writes;
}
