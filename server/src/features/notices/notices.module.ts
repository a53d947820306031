import type { Module, ModuleDependencies } from "#features/module.ts";
import { followsRoutes } from "#features/notices/follows/follows.routes.ts";
import { createFollowsService } from "#features/notices/follows/follows.service.ts";
import { createAnnouncementsService } from "#features/notices/mechanisms/announcements.service.ts";
import { createDueService } from "#features/notices/mechanisms/due.service.ts";
import { noticeMailsRoutes } from "#features/notices/notice-mails/notice-mails.routes.ts";
import { createNoticeMailsService, noticeMailQueue } from "#features/notices/notice-mails/notice-mails.service.ts";
import { createNoticesMapper } from "#features/notices/notices/notices.mapper.ts";
import { noticesRoutes } from "#features/notices/notices/notices.routes.ts";
import { createNoticesService } from "#features/notices/notices/notices.service.ts";
import type { MailKind } from "#features/notices/preferences/preferences.repository.ts";
import { noticePreferencesRoutes } from "#features/notices/preferences/preferences.routes.ts";
import { createNoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { pushSubscriptionsRoutes } from "#features/notices/push-subscriptions/push-subscriptions.routes.ts";
import { createPushSubscriptionsService } from "#features/notices/push-subscriptions/push-subscriptions.service.ts";
import { createVapidKey } from "#features/notices/push-subscriptions/vapid-key.ts";
import { worker } from "#jobs/jobs.ts";
import { createNoticePushesService, pushQueue } from "./mechanisms/notice-pushes.service.ts";
import { noticesOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Sign the unsubscribe links in each kind of mail; the same on every server. */
  readonly keys: Readonly<Record<MailKind, string>>;
  /** The path of the site's icon. */
  readonly icon: () => Promise<string>;
}

/** Members follow categories and series, and get notices of new videos there and of answers to their requests. */
export function createNotices(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, config, mailer, clock, pictures, secretBox, keys } = dependencies;
  const preferences = createNoticePreferencesService({ db, clock });
  const takeDue = createDueService({ preferences, clock });
  const vapidKey = createVapidKey({ db, secretBox, privateKey: config.vapidPrivateKey });
  const services = {
    follows: createFollowsService({ db, clock }),
    notices: createNoticesService({ db, clock }),
    announcements: createAnnouncementsService({ db, clock }),
    preferences,
    noticeMails: createNoticeMailsService({ db, jobs, config, clock, keys, preferences, pictures, takeDue }),
    noticePushes: createNoticePushesService({ ...dependencies, vapidKey, takeDue, preferences }),
    pushSubscriptions: createPushSubscriptionsService({ db, clock, vapidKey }),
  };
  const { follows, notices, announcements, noticeMails, noticePushes, pushSubscriptions } = services;
  return {
    services,
    routes: (route) => {
      followsRoutes(route, follows);
      noticePreferencesRoutes(route, preferences);
      noticeMailsRoutes(route, noticeMails);
      pushSubscriptionsRoutes(route, pushSubscriptions);
      noticesRoutes(route, notices, createNoticesMapper(pictures));
    },
    jobs: [
      { queue: "notices-tell", cron: "2-59/5 * * * *", run: announcements.announceVideos },
      { queue: "notices-mail", cron: "3-59/5 * * * *", run: noticeMails.mailDue },
      worker(noticeMailQueue, noticeMails.mailer(mailer), { parallel: true }),
      { queue: "notices-push", cron: "1-59/5 * * * *", run: noticePushes.pushDue },
      worker(pushQueue, noticePushes.send, { parallel: true }),
      { queue: "pushes-sweep", cron: "46 3 * * *", run: noticePushes.sweep },
      { queue: "notices-sweep", cron: "53 3 * * *", run: notices.sweep },
      { queue: "follows-sweep", cron: "59 3 * * *", run: follows.sweep },
    ],
    ownData: noticesOwnData,
  } satisfies Module<typeof services>;
}
