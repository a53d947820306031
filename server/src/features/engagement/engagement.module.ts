import type { Module, ModuleDependencies } from "#module.ts";
import { likesRoutes } from "./likes/likes.routes.ts";
import { createLikesService } from "./likes/likes.service.ts";
import { listsRoutes } from "./lists/lists.routes.ts";
import { createListsService } from "./lists/lists.service.ts";
import { engagementOwnData } from "./own-data.repository.ts";
import { watchTimeRoutes } from "./watch-time/watch-time.routes.ts";
import { createWatchTimeService } from "./watch-time/watch-time.service.ts";

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
