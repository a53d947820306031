import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToVideo } from "./videos.mapper.ts";
import type { VideosService } from "./videos.service.ts";

interface Dependencies {
  readonly videos: VideosService;
  readonly toVideo: ToVideo;
}

export function videosRoutes(route: Routes, { videos, toVideo }: Dependencies): void {
  route("GET /api/category/v1/video/{id}/", async ({ params, member }) =>
    toVideo(await videos.one(recordId(params.id), member), member.id),
  );
}
