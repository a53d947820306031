import { likesRoutes } from "#features/engagement/likes/likes.routes.ts";
import { createLikesService } from "#features/engagement/likes/likes.service.ts";
import { listsRoutes } from "#features/engagement/lists/lists.routes.ts";
import { createListsService } from "#features/engagement/lists/lists.service.ts";
import { createNotesMapper } from "#features/engagement/notes/notes.mapper.ts";
import { notesRoutes } from "#features/engagement/notes/notes.routes.ts";
import { createNotesService } from "#features/engagement/notes/notes.service.ts";
import { watchTimeRoutes } from "#features/engagement/watch-time/watch-time.routes.ts";
import { createWatchTimeService } from "#features/engagement/watch-time/watch-time.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { engagementOwnData } from "./own-data.repository.ts";

/** What members do with videos: like, save, watch, note. */
export function createEngagement({ db, config, clock, pictures }: ModuleDependencies) {
  const services = {
    likes: createLikesService({ db, clock }),
    lists: createListsService({ db, publicUrl: config.publicUrl, clock }),
    notes: createNotesService({ db, publicUrl: config.publicUrl, clock }),
    watchTime: createWatchTimeService({ db, clock }),
  };
  return {
    services,
    routes: (route) => {
      likesRoutes(route, services.likes);
      listsRoutes(route, services.lists);
      notesRoutes(route, services.notes, createNotesMapper(pictures));
      watchTimeRoutes(route, services.watchTime);
    },
    jobs: [{ queue: "notes-sweep", cron: "51 3 * * *", run: services.notes.sweep }],
    ownData: engagementOwnData,
  } satisfies Module<typeof services>;
}
