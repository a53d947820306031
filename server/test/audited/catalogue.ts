import { expect } from "vitest";
import { first } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function catalogueEntries({ t, token, library, thumbnail }: AuditedWorld) {
  const series = (title: string) => t.ok("POST /api/series/v1/series/", { token, body: { title } });

  return {
    "POST /api/category/v1/categories/": async () => ({
      options: { form: { name: " Nature ", category_thumbnail: thumbnail } },
      details: { name: "Nature" },
    }),
    "PATCH /api/category/v1/categories/{id}/": async () => ({
      options: { id: await library.category("Old name"), form: { name: "New name", category_thumbnail: thumbnail } },
      details: { name: "New name", before: "Old name", picture: "new" },
    }),
    "DELETE /api/category/v1/categories/{id}/": async () => ({
      options: { id: await library.category("Short-lived") },
      details: { name: "Short-lived" },
    }),
    "POST /api/admin/v1/categories/{id}/restore/": async () => {
      const id = await library.category("Missed");
      await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
      return { options: { id }, details: { name: "Missed" } };
    },
    "POST /api/series/v1/series/": async () => ({
      options: { form: { title: " The sea ", series_thumbnail: thumbnail } },
      details: { name: "The sea" },
    }),
    "PATCH /api/series/v1/series/{id}/": async () => ({
      options: { id: (await series("Old title")).id, form: { title: "New title", series_thumbnail: thumbnail } },
      details: { name: "New title", before: "Old title", picture: "new" },
    }),
    "DELETE /api/series/v1/series/{id}/": async () => ({
      options: { id: (await series("Short-lived")).id },
      details: { name: "Short-lived" },
    }),
    "PUT /api/series/v1/series/{id}/videos/": async () => {
      const { id } = await series("In order");
      return { options: { id, body: { videos: [] } }, details: { name: "In order" } };
    },
    "PUT /api/admin/v1/series/{id}/translations/": async () => ({
      options: { id: (await series("Translated")).id, body: { language: "de", title: "Übersetzt", description: "" } },
      details: { name: "Translated", language: "de" },
    }),
    "PUT /api/admin/v1/categories/{id}/translations/": async () => ({
      options: { id: await library.category("In German"), body: { language: "de", name: "Auf Deutsch" } },
      details: { name: "In German", language: "de" },
    }),
    "PUT /api/admin/v1/videos/{id}/translations/": async () => ({
      options: {
        id: first(await library.fill([{ title: "Tides" }])),
        body: { language: "de", title: "Gezeiten", description: "" },
      },
      details: { name: "Tides", language: "de" },
    }),
    "POST /api/admin/v1/series/{id}/restore/": async () => {
      const { id } = await series("Missed");
      await t.ok("DELETE /api/series/v1/series/{id}/", { token, id });
      return { options: { id }, details: { name: "Missed" } };
    },
    "POST /api/category/v1/video/": async () => {
      const category = String(await library.category("For a video"));
      const link = "https://v.example.com/a.mp4";
      return {
        options: {
          form: { title: "A film", category, youtube_video_link: link, video_oid: "1", videos_thumbnail: thumbnail },
        },
        details: { name: "A film" },
      };
    },
    "PATCH /api/category/v1/video/{id}/": async () => ({
      options: {
        id: first(await library.fill([{ title: "Old title" }])),
        body: { title: "New title", description: "" },
      },
      details: { name: "New title", before: "Old title", changed: "title" },
    }),
    "DELETE /api/category/v1/video/{id}/": async () => ({
      options: { id: first(await library.fill([{ title: "Gone soon" }])) },
      details: { name: "Gone soon" },
    }),
    "PATCH /api/admin/v1/videos/": async () => {
      const id = first(await library.fill([{ title: "Moved" }]));
      const body = { videos: [{ id, category: await library.category("New place"), release_at: null }] };
      const joined = { id: (await series("Joined")).id };
      const moved = { videos: body.videos.map((each) => ({ ...each, series: joined })) };
      return { options: { body: moved }, details: { name: "Moved", changed: "category, series" }, target: id };
    },
    "POST /api/admin/v1/videos/delete/": async () => {
      const id = first(await library.fill([{ title: "Gone with others" }]));
      return { options: { body: { ids: [id] } }, details: { name: "Gone with others" }, target: id };
    },
    "POST /api/admin/v1/videos/restore/": async () => {
      const id = first(await library.fill([{ title: "Back again" }]));
      await t.services.catalogue.videoAdmin.removeOne(id);
      return { options: { body: { ids: [id] } }, details: { name: "Back again" }, target: id };
    },
    "POST /api/admin/v1/health/check/": async () => ({ options: {}, details: { name: "Library" }, target: 1 }),
    "POST /api/admin/v1/health/stills/": async () => {
      await library.fill([{ title: "Without a still" }]);
      return { options: {}, details: { name: "Library", stills: expect.any(Number) }, target: 1 };
    },
    "POST /api/admin/v1/health/videos/{id}/check/": async () => ({
      options: { id: first(await library.fill([{ title: "Looked at" }])) },
      details: { name: "Looked at", state: "gone" },
    }),
    "POST /api/admin/v1/health/videos/{id}/fill/": async () => ({
      options: { id: first(await library.fill([{ title: "Lacking" }])) },
      details: { name: "Lacking", state: "gone" },
    }),
    "POST /api/category/v1/import/": async () => {
      const url = "https://v.example.com/imported.mp4";
      const lines = [
        { line: 1, url, title: "A film", category: "Imported", series: "Imported series" },
        { line: 2, url, title: "A film" },
        { line: 3, url: "x" },
      ];
      return {
        options: { body: { lines, create_categories: true, create_series: true } },
        details: { added: 1, skipped: 1, faulty: 1, categories: "Imported", series: "Imported series" },
        target: 1,
      };
    },
  } satisfies Audited;
}
