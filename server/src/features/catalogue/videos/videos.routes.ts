import type { VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { Viewer } from "#domain/library/visibility.ts";
import type { CacheRule } from "#http/cached-calls.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToVideo } from "./videos.mapper.ts";
import type { VideosService } from "./videos.service.ts";

interface Dependencies {
  readonly videos: VideosService;
  readonly toVideo: ToVideo;
  /** How pages are cached. */
  readonly pages: CacheRule<VideoPage, { readonly query: VideoQuery; readonly member: Viewer }>;
}

export function videosRoutes(route: Routes, { videos, toVideo, pages }: Dependencies): void {
  route(
    "GET /api/category/v1/video/",
    async ({ query, member, pageRequest, toPage }) =>
      toPage(await videos.page(query, member, pageRequest()), (row) => toVideo(row, member.id)),
    { cache: pages },
  );

  route("GET /api/category/v1/video/{id}/", async ({ params, member }) =>
    toVideo(await videos.one(recordId(params.id), member), member.id),
  );
}
