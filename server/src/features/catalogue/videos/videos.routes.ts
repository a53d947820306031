import type { VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import { visitor, type Watcher } from "#domain/library/open-to.ts";
import type { CacheRule } from "#http/cached-calls.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToVideo } from "./videos.mapper.ts";
import type { VideosService } from "./videos.service.ts";

interface Dependencies {
  readonly videos: VideosService;
  readonly toVideo: ToVideo;
  /** How pages are cached. */
  readonly pages: CacheRule<VideoPage, { readonly query: VideoQuery; readonly member: Watcher }>;
}

export function videosRoutes(route: Routes, { videos, toVideo, pages }: Dependencies): void {
  route(
    "GET /api/category/v1/video/",
    async ({ query, member, pageRequest, toPage }) =>
      toPage(await videos.page(query, member, pageRequest()), (row) => toVideo(row, member)),
    { cache: pages },
  );

  route("GET /api/category/v1/video/{id}/", async ({ params, member, accepted }) => {
    const viewer = member ?? visitor(accepted());
    return toVideo(await videos.one(recordId(params.id), viewer), viewer);
  });
}
