import type { Home } from "@mindreel/contract/catalogue/home";
import type { Video } from "@mindreel/contract/catalogue/videos";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** Changes a video on Home, wherever it is there. Rails without it stay the same objects. */
export function changeOnHome(client: QueryClient, videoId: number, change: (video: Video) => Video): void {
  client.setQueryData<Home>(queryKeys.home, (home) => {
    if (home === undefined) return undefined;
    const changed = (video: Video) => (video.id === videoId ? change(video) : video);
    const { featured } = home;
    return {
      featured: featured && { ...featured, video: changed(featured.video) },
      rails: home.rails.map((rail) =>
        rail.videos.some(({ id }) => id === videoId) ? { ...rail, videos: rail.videos.map(changed) } : rail,
      ),
    };
  });
}
