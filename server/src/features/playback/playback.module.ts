import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Viewer } from "#domain/visibility.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { continueWatchingRoutes } from "./continue-watching/continue-watching.routes.ts";
import { createContinueWatchingService } from "./continue-watching/continue-watching.service.ts";
import { playbackOwnData } from "./own-data.repository.ts";
import { playsRoutes } from "./plays/plays.routes.ts";
import { createPlaysService } from "./plays/plays.service.ts";

interface Needs {
  /** Those of the videos that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Viewer) => Promise<ReadonlyMap<number, Video>>;
}

/** Playing videos: their addresses, and where members left off. */
export function createPlayback({ db, config, clock, videosOf }: ModuleDependencies & Needs) {
  const { publicUrl, mostPlays } = config;
  const services = {
    plays: createPlaysService({ db, publicUrl, mostPlays, clock }),
    continueWatching: createContinueWatchingService({ db, publicUrl, clock, videosOf }),
  };
  return {
    services,
    routes: (route) => {
      playsRoutes(route, services.plays);
      continueWatchingRoutes(route, services.continueWatching);
    },
    jobs: [{ queue: "playback-sweep", cron: "44 3 * * *", run: services.plays.sweep }],
    ownData: playbackOwnData,
  } satisfies Module<typeof services>;
}
