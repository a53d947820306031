import type { Db } from "#data/database.ts";
import { worker } from "#jobs/jobs.ts";
import type { Module, ModuleDependencies } from "#module.ts";
import { createOffersRepository } from "./offers/offers.repository.ts";
import { createOffersService, offerQueue } from "./offers/offers.service.ts";
import { newsletterOwnData } from "./own-data.repository.ts";
import { createSubscribersImportRepository } from "./subscriber-import/subscriber-import.repository.ts";
import { createSubscribersImport } from "./subscriber-import/subscriber-import.service.ts";
import { createNewsletterRepository } from "./subscribers/subscribers.repository.ts";
import { newsletterRoutes } from "./subscribers/subscribers.routes.ts";
import { createUnsubscribeService } from "./unsubscribe/unsubscribe.service.ts";

interface Needs {
  /** Gives a member the month, in the transaction that uses the offer up. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** A member has proven to read the mails of this address. */
  readonly proveEmail: (tx: Db, userId: number, email: string) => Promise<void>;
}

/** The news: who gets it, and the free month that comes with it. */
export function createNewsletter(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, mailer, config, clock, exports, unwanted, giveFreeMonth, proveEmail } = dependencies;
  const subscribers = createNewsletterRepository(db);
  const unsubscribe = createUnsubscribeService({ db, subscribers, clock });
  const offers = createOffersService({
    db,
    subscribers,
    repository: createOffersRepository(),
    cameThrough: proveEmail,
    unsubscribeToken: unsubscribe.tokenOf,
    giveFreeMonth,
    jobs,
    config,
    clock,
  });
  const importSubscribers = createSubscribersImport({ db, repository: createSubscribersImportRepository(), clock });
  const services = { subscribers, offers, unsubscribe };
  return {
    services,
    routes: (route) =>
      newsletterRoutes(route, {
        subscribers,
        offers,
        unsubscriptions: unsubscribe,
        unwanted,
        exports,
        importSubscribers,
        publicUrl: config.publicUrl,
      }),
    jobs: [worker(offerQueue, offers.mailer(mailer), { pollSeconds: 0.5 })],
    ownData: newsletterOwnData,
  } satisfies Module<typeof services>;
}
