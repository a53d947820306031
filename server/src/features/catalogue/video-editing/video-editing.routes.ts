import type { Audit } from "#data/audit.ts";
import type { ToVideo } from "#features/catalogue/videos/videos.mapper.ts";
import type { VideosService } from "#features/catalogue/videos/videos.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toDraft } from "./video-editing.policy.ts";
import type { VideoEditingService } from "./video-editing.service.ts";

interface Dependencies {
  readonly editing: VideoEditingService;
  readonly videos: Pick<VideosService, "one">;
  readonly removeVideo: (id: number, audit: Audit) => Promise<void>;
  readonly toVideo: ToVideo;
}

export function videoEditingRoutes(route: Routes, { editing, videos, removeVideo, toVideo }: Dependencies): void {
  route("POST /api/category/v1/video/", async ({ body, file, member, audit }) => {
    const id = await editing.create(toDraft(body, file("videos_thumbnail")), audit);
    return toVideo(await videos.one(id, member), member);
  });

  route("PATCH /api/category/v1/video/{id}/", async ({ params, body, file, member, audit }) => {
    const id = recordId(params.id);
    await editing.update(id, body, file("videos_thumbnail"), audit);
    return toVideo(await videos.one(id, member), member);
  });

  route("DELETE /api/category/v1/video/{id}/", async ({ params, audit }) => {
    await removeVideo(recordId(params.id), audit);
    return null;
  });
}
