import type { MissedSearch } from "@mindreel/contract/engagement/request-admin";
import type { Viewer } from "#domain/library/visibility.ts";
import { likesRoutes } from "#features/engagement/likes/likes.routes.ts";
import { createLikesService } from "#features/engagement/likes/likes.service.ts";
import { toSessionLists } from "#features/engagement/lists/lists.mapper.ts";
import { listsRoutes } from "#features/engagement/lists/lists.routes.ts";
import { createListsService } from "#features/engagement/lists/lists.service.ts";
import { createNotesMapper } from "#features/engagement/notes/notes.mapper.ts";
import { notesRoutes } from "#features/engagement/notes/notes.routes.ts";
import { createNotesService } from "#features/engagement/notes/notes.service.ts";
import { requestAdminRoutes } from "#features/engagement/request-admin/request-admin.routes.ts";
import { createRequestAdminService } from "#features/engagement/request-admin/request-admin.service.ts";
import { requestAnswersRoutes } from "#features/engagement/request-answers/request-answers.routes.ts";
import {
  type AnnounceAnswers,
  answerMailQueue,
  createRequestAnswersService,
  notifyQueue,
  type QuietUntil,
} from "#features/engagement/request-answers/request-answers.service.ts";
import { createRequestsMapper } from "#features/engagement/requests/requests.mapper.ts";
import { requestsRoutes } from "#features/engagement/requests/requests.routes.ts";
import { createRequestsService } from "#features/engagement/requests/requests.service.ts";
import { watchTimeRoutes } from "#features/engagement/watch-time/watch-time.routes.ts";
import { createWatchTimeService } from "#features/engagement/watch-time/watch-time.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { worker } from "#jobs/jobs.ts";
import { engagementOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Signs the unsubscribe links in mails about answers; the same on every server. */
  readonly answersKey: string;
  /** The most frequent recent searches that found nothing. */
  readonly missedSearches: () => Promise<MissedSearch[]>;
  /** Creates in-app notices about answers, in the transaction that marks the members as notified. */
  readonly announceAnswers: AnnounceAnswers;
  /** For the members who are in quiet hours now, when these end. */
  readonly quietUntil: QuietUntil;
}

/** What members do with videos (like, save, watch, note) and with missing ones (ask, vote). */
export function createEngagement(dependencies: ModuleDependencies & Needs) {
  const { db, mailer, config, clock, pictures, answersKey, missedSearches } = dependencies;
  const { publicUrl } = config;
  const requestAnswers = createRequestAnswersService({ ...dependencies, key: answersKey });
  const { planNotifications } = requestAnswers;
  const toRequest = createRequestsMapper(pictures);
  const lists = createListsService({ db, clock });
  const services = {
    likes: createLikesService({ db, clock }),
    lists,
    /** Both lists of a member, for the session user. */
    listsOf: async (viewer: Viewer) => toSessionLists(viewer.id, await lists.ofMember(viewer)),
    notes: createNotesService({ db, publicUrl, clock }),
    watchTime: createWatchTimeService({ db, clock }),
    requests: createRequestsService({ db, clock }),
    requestAdmin: createRequestAdminService({ db, clock, missedSearches, planNotifications }),
    requestAnswers,
  };
  return {
    services,
    routes: (route) => {
      likesRoutes(route, services.likes);
      listsRoutes(route, services.lists);
      notesRoutes(route, services.notes, createNotesMapper(pictures));
      watchTimeRoutes(route, services.watchTime);
      requestsRoutes(route, services.requests, toRequest);
      requestAdminRoutes(route, services.requestAdmin);
      requestAnswersRoutes(route, requestAnswers, toRequest);
    },
    jobs: [
      { queue: "notes-sweep", cron: "51 3 * * *", run: services.notes.sweep },
      // Runs after the nightly deletion of due accounts.
      { queue: "requests-sweep", cron: "49 3 * * *", run: services.requests.sweep },
      { queue: "requests-tell", cron: "4-59/5 * * * *", run: requestAnswers.notifyDue },
      worker(notifyQueue, requestAnswers.notifyDue),
      worker(answerMailQueue, requestAnswers.mailer(mailer), { parallel: true }),
    ],
    ownData: engagementOwnData,
  } satisfies Module<typeof services>;
}
