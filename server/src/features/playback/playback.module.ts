import type { Video } from "@mindreel/contract/catalogue/videos";
import type { TextTrack } from "@mindreel/contract/playback/plays";
import type { Watcher } from "#domain/library/open-to.ts";
import type { Viewer } from "#domain/library/visibility.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import type { SignSource } from "#library/sign-sources.service.ts";
import type { PlainSource } from "#ports/source-signing/source-signing.port.ts";
import { continueWatchingRoutes } from "./continue-watching/continue-watching.routes.ts";
import { createContinueWatchingService } from "./continue-watching/continue-watching.service.ts";
import { playbackOwnData } from "./own-data.repository.ts";
import { playbackPreferencesRoutes } from "./playback-preferences/playback-preferences.routes.ts";
import { createPlaybackPreferencesService } from "./playback-preferences/playback-preferences.service.ts";
import { playsRoutes } from "./plays/plays.routes.ts";
import { createPlaysService } from "./plays/plays.service.ts";
import { protectedSourcesRoutes } from "./protected-sources/protected-sources.routes.ts";
import { createProtectedSourcesService } from "./protected-sources/protected-sources.service.ts";
import { queueRoutes } from "./queue/queue.routes.ts";
import { createQueueService } from "./queue/queue.service.ts";
import { sourceTestRoutes } from "./source-test/source-test.routes.ts";
import { createSourceTestService } from "./source-test/source-test.service.ts";

interface Needs {
  readonly signSource: SignSource;
  /** Of these videos, the ones that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Watcher) => Promise<ReadonlyMap<number, Video>>;
  /** The captions of a video, if the viewer can see it. */
  readonly tracksOf: (video: number, viewer: Viewer) => Promise<TextTrack[]>;
  /** Called with a length reported by a player, in seconds, if the library does not know the video's length. */
  readonly lengthReported: (video: number, memberId: number, seconds: number) => Promise<void>;
  /** The source of the newest video on a host. */
  readonly newestSource: (host: string) => Promise<PlainSource | undefined>;
}

/** Playing videos: their addresses and members' positions. */
export function createPlayback(dependencies: ModuleDependencies & Needs) {
  const { db, nextRelease, config, clock, signSource, videosOf, tracksOf, lengthReported } = dependencies;
  const { publicUrl, mostPlays } = config;
  const protectedSources = createProtectedSourcesService(dependencies);
  const sourceTest = createSourceTestService(dependencies);
  const preferences = createPlaybackPreferencesService({ db });
  const services = {
    plays: createPlaysService({ db, sign: signSource, publicUrl, mostPlays, clock, tracksOf, lengthReported }),
    continueWatching: createContinueWatchingService({ db, nextRelease, clock, videosOf }),
    queue: createQueueService({ db, clock, videosOf }),
  };
  return {
    services,
    routes: (route) => {
      playsRoutes(route, services.plays);
      continueWatchingRoutes(route, services.continueWatching);
      playbackPreferencesRoutes(route, preferences);
      queueRoutes(route, services.queue);
      protectedSourcesRoutes(route, protectedSources);
      sourceTestRoutes(route, sourceTest);
    },
    jobs: [{ queue: "playback-sweep", cron: "44 3 * * *", run: services.plays.sweep }],
    ownData: playbackOwnData,
  } satisfies Module<typeof services>;
}
