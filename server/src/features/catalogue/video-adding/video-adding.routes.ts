import type { ToVideo } from "#features/catalogue/videos/videos.mapper.ts";
import type { VideosService } from "#features/catalogue/videos/videos.service.ts";
import type { Routes } from "#http/route.ts";
import type { VideoAddingService } from "./video-adding.service.ts";

interface Dependencies {
  readonly adding: VideoAddingService;
  readonly videos: Pick<VideosService, "one">;
  readonly toVideo: ToVideo;
}

export function videoAddingRoutes(route: Routes, { adding, videos, toVideo }: Dependencies): void {
  route("POST /api/admin/v1/videos/", async ({ body, file, member, audit }) => {
    const id = await adding.add(body, file("videos_thumbnail"), audit);
    return toVideo(await videos.one(id, member), member);
  });
}
