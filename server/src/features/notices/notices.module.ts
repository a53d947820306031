import type { Module, ModuleDependencies } from "#features/module.ts";
import { followsRoutes } from "#features/notices/follows/follows.routes.ts";
import { createFollowsService } from "#features/notices/follows/follows.service.ts";
import { createNoticesMapper } from "#features/notices/notices/notices.mapper.ts";
import { noticesRoutes } from "#features/notices/notices/notices.routes.ts";
import { createNoticesService } from "#features/notices/notices/notices.service.ts";
import { createTellingService } from "#features/notices/telling/telling.service.ts";
import { noticesOwnData } from "./own-data.repository.ts";

/** Members follow categories and series, and are told of what is new there and of what they asked for. */
export function createNotices({ db, clock, pictures }: ModuleDependencies) {
  const services = {
    follows: createFollowsService({ db, clock }),
    notices: createNoticesService({ db, clock }),
    telling: createTellingService({ db, clock }),
  };
  const { follows, notices, telling } = services;
  return {
    services,
    routes: (route) => {
      followsRoutes(route, follows);
      noticesRoutes(route, notices, createNoticesMapper(pictures));
    },
    jobs: [
      { queue: "notices-tell", cron: "2-59/5 * * * *", run: telling.tellOfVideos },
      { queue: "notices-sweep", cron: "53 3 * * *", run: notices.sweep },
      { queue: "follows-sweep", cron: "59 3 * * *", run: follows.sweep },
    ],
    ownData: noticesOwnData,
  } satisfies Module<typeof services>;
}
