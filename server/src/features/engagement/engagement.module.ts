import { likesRoutes } from "#features/engagement/likes/likes.routes.ts";
import { createLikesService } from "#features/engagement/likes/likes.service.ts";
import { listsRoutes } from "#features/engagement/lists/lists.routes.ts";
import { createListsService } from "#features/engagement/lists/lists.service.ts";
import { watchTimeRoutes } from "#features/engagement/watch-time/watch-time.routes.ts";
import { createWatchTimeService } from "#features/engagement/watch-time/watch-time.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { engagementOwnData } from "./own-data.repository.ts";

/** What members do with videos: like, save, watch. */
export function createEngagement({ db, config, clock }: ModuleDependencies) {
  const services = {
    likes: createLikesService({ db, clock }),
    lists: createListsService({ db, publicUrl: config.publicUrl, clock }),
    watchTime: createWatchTimeService({ db, clock }),
  };
  return {
    services,
    routes: (route) => {
      likesRoutes(route, services.likes);
      listsRoutes(route, services.lists);
      watchTimeRoutes(route, services.watchTime);
    },
    jobs: [],
    ownData: engagementOwnData,
  } satisfies Module<typeof services>;
}
