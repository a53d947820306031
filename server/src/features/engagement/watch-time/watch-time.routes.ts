import type { Routes } from "#http/route.ts";
import type { WatchTimeService } from "./watch-time.service.ts";

export function watchTimeRoutes(route: Routes, watchTime: WatchTimeService): void {
  route("POST /api/category/v1/watch/videos/", async ({ body, member }) => {
    await watchTime.report(body, member);
    return null;
  });
}
