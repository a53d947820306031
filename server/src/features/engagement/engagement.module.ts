import type { Module, ModuleDependencies } from "#module.ts";
import { createLikesService } from "./likes/likes.service.ts";
import { engagementRoutes } from "./lists/lists.routes.ts";
import { createListsService } from "./lists/lists.service.ts";
import { engagementOwnData } from "./own-data.repository.ts";
import { createWatchService } from "./watch-time/watch-time.service.ts";

/** What members do with videos: like, save, watch. */
export function createEngagement({ db, config, clock }: ModuleDependencies) {
  const services = {
    likes: createLikesService({ db, clock }),
    lists: createListsService({ db, publicUrl: config.publicUrl, clock }),
    watchTime: createWatchService({ db, clock }),
  };
  return {
    services,
    routes: (route) => engagementRoutes(route, { ...services, watch: services.watchTime }),
    jobs: [],
    ownData: engagementOwnData,
  } satisfies Module<typeof services>;
}
