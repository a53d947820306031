import type { Db } from "#data/database.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { offersRoutes } from "#features/newsletter/offers/offers.routes.ts";
import { createOffersService, offersQueue } from "#features/newsletter/offers/offers.service.ts";
import { subscriberImportRoutes } from "#features/newsletter/subscriber-import/subscriber-import.routes.ts";
import { createSubscriberImportService } from "#features/newsletter/subscriber-import/subscriber-import.service.ts";
import { subscribersRoutes } from "#features/newsletter/subscribers/subscribers.routes.ts";
import { createSubscribersService } from "#features/newsletter/subscribers/subscribers.service.ts";
import { unsubscribeRoutes } from "#features/newsletter/unsubscribe/unsubscribe.routes.ts";
import { createUnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import { worker } from "#jobs/jobs.ts";
import { newsletterOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Random keys, the same on every server. */
  readonly keys: { readonly unsubscribe: string; readonly spentOffers: string };
  /** Whether a member was ever given the free month. */
  readonly hadFreeMonth: (tx: Db, userId: number) => Promise<boolean>;
  /** Gives a member the free month, in the transaction that marks the offer as used. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
  /** Confirms the address of a member who used a link that was mailed to it. */
  readonly proveEmail: (tx: Db, userId: number, email: string) => Promise<void>;
}

/** The newsletter: its subscribers, and the free month that comes with a sign-up. */
export function createNewsletter(dependencies: ModuleDependencies & Needs) {
  const { db, links, keys, jobs, mailer, config, clock, exports, refusesEmail } = dependencies;
  const { hadFreeMonth, giveFreeMonth, proveEmail } = dependencies;
  const unsubscribe = createUnsubscribeService({ db, key: keys.unsubscribe, clock });
  const offers = createOffersService({
    db,
    links,
    spentOffersKey: keys.spentOffers,
    hadFreeMonth,
    giveFreeMonth,
    proveEmail,
    unsubscribeToken: unsubscribe.tokenOf,
    jobs,
    config,
    clock,
  });
  const subscribers = createSubscribersService({ db, refusesEmail, makeOffers: offers.make });
  const subscriberImport = createSubscriberImportService({ db, clock });
  const services = { subscribers, offers, unsubscribe };
  return {
    services,
    routes: (route) => {
      subscribersRoutes(route, { subscribers, exports, publicUrl: config.publicUrl });
      subscriberImportRoutes(route, subscriberImport);
      offersRoutes(route, offers);
      unsubscribeRoutes(route, unsubscribe);
    },
    jobs: [worker(offersQueue, offers.mailer(mailer), { parallel: true })],
    ownData: newsletterOwnData,
  } satisfies Module<typeof services>;
}
