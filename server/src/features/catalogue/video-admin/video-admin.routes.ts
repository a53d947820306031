import type { Routes } from "#http/route.ts";
import { type ToListedVideo, toVideoChanges } from "./video-admin.mapper.ts";
import type { VideoAdminService } from "./video-admin.service.ts";

export function videoAdminRoutes(route: Routes, videoAdmin: VideoAdminService, toListedVideo: ToListedVideo): void {
  route("GET /api/admin/v1/videos/", async ({ query, pageRequest, toPage }) => {
    const { page, filter } = await videoAdmin.page(query, pageRequest());
    const { search, category, series, ...rest } = query;
    return toPage(page, toListedVideo, { ...rest, ...filter });
  });

  route("PATCH /api/admin/v1/videos/", async ({ body, audit }) => toVideoChanges(await videoAdmin.change(body, audit)));

  route("POST /api/admin/v1/videos/delete/", async ({ body, audit }) => ({
    ids: await videoAdmin.remove(body.ids, audit),
  }));

  route("POST /api/admin/v1/videos/restore/", async ({ body, audit }) => ({
    ids: await videoAdmin.restore(body.ids, audit),
  }));
}
