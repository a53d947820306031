import { type PaidApp, type Stock, thumbnail } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function catalogueWrites(t: PaidApp, { tokenOf, category, series, video }: Stock) {
  return {
    "POST /api/category/v1/categories/": async () => ({
      ...{ token: await tokenOf("superuser"), form: { name: "Nature", category_thumbnail: await thumbnail() } },
    }),
    "PATCH /api/category/v1/categories/{id}/": async () => ({
      ...{ ...(await category()), form: { name: "Renamed", category_thumbnail: await thumbnail() } },
    }),
    "DELETE /api/category/v1/categories/{id}/": category,
    "POST /api/admin/v1/categories/{id}/restore/": async () => {
      const { token, id } = await category();
      await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
      return { token, id };
    },
    "POST /api/series/v1/series/": async () => ({
      ...{ token: await tokenOf("superuser"), form: { title: "The sea", series_thumbnail: await thumbnail() } },
    }),
    "PATCH /api/series/v1/series/{id}/": async () => {
      const { token, id } = await series();
      return { token, id, form: { title: "The lake", series_thumbnail: await thumbnail() } };
    },
    "DELETE /api/series/v1/series/{id}/": series,
    "PUT /api/series/v1/series/{id}/videos/": async () => {
      const { token, id, videos } = await series();
      return { token, id, body: { videos } };
    },
    "POST /api/admin/v1/series/{id}/restore/": async () => {
      const { token, id } = await series();
      await t.ok("DELETE /api/series/v1/series/{id}/", { token, id });
      return { token, id };
    },
    "PUT /api/admin/v1/videos/{id}/translations/": async () => ({
      ...(await video()),
      body: { language: "de", title: "Gezeiten", description: "" },
    }),
    "PUT /api/admin/v1/series/{id}/translations/": async () => ({
      ...(await series()),
      body: { language: "de", title: "Die See", description: "" },
    }),
    "PUT /api/admin/v1/categories/{id}/translations/": async () => ({
      ...(await category()),
      body: { language: "de", name: "Natur" },
    }),
    "POST /api/admin/v1/health/check/": async () => ({ token: await tokenOf("superuser") }),
    "POST /api/admin/v1/health/stills/": async () => ({ token: await tokenOf("superuser") }),
    "POST /api/admin/v1/health/videos/{id}/check/": video,
    "POST /api/admin/v1/health/videos/{id}/fill/": video,
    "PATCH /api/admin/v1/videos/": async () => {
      const [{ token, id }, into, { id: joined }] = [await video(), await category(), await series()];
      return { token, body: { videos: [{ id, category: into.id, series: { id: joined } }] } };
    },
    "POST /api/admin/v1/videos/delete/": async () => {
      const { token, id } = await video();
      return { token, body: { ids: [id] } };
    },
    "POST /api/admin/v1/videos/restore/": async () => {
      const { token, id } = await video();
      await t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids: [id] } });
      return { token, body: { ids: [id] } };
    },
    "POST /api/category/v1/video/": async () => {
      const { token, id } = await category();
      const address = { youtube_video_link: "https://youtu.be/aqz-KE-bpKQ", video_oid: "aqz-KE-bpKQ" };
      return {
        token,
        form: { title: "A film", category: String(id), ...address, videos_thumbnail: await thumbnail() },
      };
    },
    "PATCH /api/category/v1/video/{id}/": async () => ({
      ...{ ...(await video()), form: { title: "Another title", videos_thumbnail: await thumbnail() } },
    }),
    "DELETE /api/category/v1/video/{id}/": video,
    "POST /api/category/v1/import/": async () => {
      const lines = [{ line: 1, url: "https://youtu.be/eRsGyueVLvQ", category: "Imported", series: "Imported" }];
      const create = { create_categories: true, create_series: true };
      return { token: await tokenOf("superuser"), body: { lines, ...create } };
    },
  } satisfies Writes;
}
