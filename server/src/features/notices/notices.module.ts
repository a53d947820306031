import type { Module, ModuleDependencies } from "#features/module.ts";
import { followsRoutes } from "#features/notices/follows/follows.routes.ts";
import { createFollowsService } from "#features/notices/follows/follows.service.ts";
import { noticeMailsRoutes } from "#features/notices/notice-mails/notice-mails.routes.ts";
import { createNoticeMailsService, noticeMailQueue } from "#features/notices/notice-mails/notice-mails.service.ts";
import { createNoticesMapper } from "#features/notices/notices/notices.mapper.ts";
import { noticesRoutes } from "#features/notices/notices/notices.routes.ts";
import { createNoticesService } from "#features/notices/notices/notices.service.ts";
import { noticePreferencesRoutes } from "#features/notices/preferences/preferences.routes.ts";
import { createNoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { createTellingService } from "#features/notices/telling/telling.service.ts";
import { worker } from "#jobs/jobs.ts";
import { noticesOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Signs the links that end the mails about new videos; the same on every server. */
  readonly noticesKey: string;
}

/** Members follow categories and series, and are told of what is new there and of what they asked for. */
export function createNotices(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, config, mailer, clock, pictures, noticesKey: key } = dependencies;
  const preferences = createNoticePreferencesService({ db, clock });
  const services = {
    follows: createFollowsService({ db, clock }),
    notices: createNoticesService({ db, clock }),
    telling: createTellingService({ db, clock }),
    preferences,
    noticeMails: createNoticeMailsService({ db, jobs, config, clock, key, preferences }),
  };
  const { follows, notices, telling, noticeMails } = services;
  return {
    services,
    routes: (route) => {
      followsRoutes(route, follows);
      noticePreferencesRoutes(route, preferences);
      noticeMailsRoutes(route, noticeMails);
      noticesRoutes(route, notices, createNoticesMapper(pictures));
    },
    jobs: [
      { queue: "notices-tell", cron: "2-59/5 * * * *", run: telling.tellOfVideos },
      { queue: "notices-mail", cron: "3-59/5 * * * *", run: noticeMails.mailDue },
      worker(noticeMailQueue, noticeMails.mailer(mailer), { parallel: true }),
      { queue: "notices-sweep", cron: "53 3 * * *", run: notices.sweep },
      { queue: "follows-sweep", cron: "59 3 * * *", run: follows.sweep },
    ],
    ownData: noticesOwnData,
  } satisfies Module<typeof services>;
}
