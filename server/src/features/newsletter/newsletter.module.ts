import type { Db } from "#data/database.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { campaignPicturesRoutes } from "#features/newsletter/campaign-pictures/campaign-pictures.routes.ts";
import {
  createCampaignPicturesService,
  unusedNewsPicturesQueue,
} from "#features/newsletter/campaign-pictures/campaign-pictures.service.ts";
import { campaignSendingRoutes } from "#features/newsletter/campaign-sending/campaign-sending.routes.ts";
import {
  createCampaignSendingService,
  sendingQueue,
  testMailQueue,
} from "#features/newsletter/campaign-sending/campaign-sending.service.ts";
import { campaignsRoutes } from "#features/newsletter/campaigns/campaigns.routes.ts";
import { createCampaignsService } from "#features/newsletter/campaigns/campaigns.service.ts";
import { digestRoutes } from "#features/newsletter/digest/digest.routes.ts";
import { createDigestService } from "#features/newsletter/digest/digest.service.ts";
import { createRefusals } from "#features/newsletter/mechanisms/refusals.service.ts";
import { newsAgainRoutes } from "#features/newsletter/news-again/news-again.routes.ts";
import { createNewsAgainService, newsAgainQueue } from "#features/newsletter/news-again/news-again.service.ts";
import { newsPreferencesRoutes } from "#features/newsletter/news-preferences/news-preferences.routes.ts";
import { createNewsPreferencesService } from "#features/newsletter/news-preferences/news-preferences.service.ts";
import { offersRoutes } from "#features/newsletter/offers/offers.routes.ts";
import { createOffersService, heldOffersQueue, offersQueue } from "#features/newsletter/offers/offers.service.ts";
import { subscriberImportRoutes } from "#features/newsletter/subscriber-import/subscriber-import.routes.ts";
import { createSubscriberImportService } from "#features/newsletter/subscriber-import/subscriber-import.service.ts";
import { subscribersRoutes } from "#features/newsletter/subscribers/subscribers.routes.ts";
import { createSubscribersService } from "#features/newsletter/subscribers/subscribers.service.ts";
import { unsubscribeRoutes } from "#features/newsletter/unsubscribe/unsubscribe.routes.ts";
import { createUnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import { winBackRoutes } from "#features/newsletter/win-back/win-back.routes.ts";
import { createWinBackService, type Returning, winBackQueue } from "#features/newsletter/win-back/win-back.service.ts";
import { worker } from "#jobs/jobs.ts";
import { createProveEmail } from "#members/email-proof.service.ts";
import type { FreeStarts } from "#members/free-starts.service.ts";
import { bouncesRoutes } from "./mechanisms/bounces.routes.ts";
import { createBouncesService } from "./mechanisms/bounces.service.ts";
import { newsletterOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Random keys, shared by all servers. */
  readonly keys: {
    readonly unsubscribe: string;
    readonly unsubscribeMembers: string;
    readonly bounces: string;
    readonly refusals: string;
    readonly newsAgain: string;
  };
  /** Whether the site is closed to visitors. */
  readonly isClosed: () => Awaitable<boolean>;
  readonly freeStarts: FreeStarts;
  readonly returning: Returning;
  /** Whether a member ever had the free month or a trial. */
  readonly hadFreeStart: (tx: Db, userId: number) => Promise<boolean>;
  /** Gives a member the free month, in the transaction that marks the offer as used. */
  readonly giveFreeMonth: (tx: Db, userId: number, source: string) => Promise<Date | null>;
}

/** The newsletter: its subscribers, and the free month that comes with a sign-up. */
export function createNewsletter(dependencies: ModuleDependencies & Needs) {
  const { db, links, keys, jobs, mailer, config, clock, exports, refusesEmail, pictures, logger } = dependencies;
  const { freeStarts, hadFreeStart, giveFreeMonth } = dependencies;
  const unsubscribe = createUnsubscribeService({
    db,
    keys: { subscribers: keys.unsubscribe, members: keys.unsubscribeMembers },
    clock,
  });
  const refusals = createRefusals(keys.refusals);
  const offers = createOffersService({
    db,
    links,
    freeStarts,
    hadFreeStart,
    giveFreeMonth,
    isClosed: dependencies.isClosed,
    proveEmail: createProveEmail({ links, clock }),
    unsubscribeToken: unsubscribe.tokenOf,
    jobs,
    config,
    clock,
  });
  const newsAgain = createNewsAgainService({
    ...{ db, jobs, config, key: keys.newsAgain, refusals, makeOffers: offers.make, clock },
  });
  const subscribers = createSubscribersService({
    ...{ db, refusesEmail, refusals, makeOffers: offers.make, askAgain: newsAgain.ask, clock },
  });
  const subscriberImport = createSubscriberImportService({
    ...{ db, refusals, endForAll: unsubscribe.endForAll, clock },
  });
  const campaignPictures = createCampaignPicturesService({ db, config, pictures, jobs });
  const campaigns = createCampaignsService({
    db,
    config,
    pictures,
    schedulePictureRemoval: campaignPictures.scheduleRemoval,
    clock,
  });
  const bounces = createBouncesService({ db, config, key: keys.bounces, clock });
  const newsPreferences = createNewsPreferencesService({ db, clock, unsubscribe, refusals });
  const digest = createDigestService({ db, jobs, config, clock });
  const campaignSending = createCampaignSendingService({
    ...{ db, jobs, mailer, config, clock, logger, campaigns, unsubscribe },
    ...{ returnPath: bounces.returnPath, picturesAreHere: campaignPictures.areHere },
  });
  const winBack = createWinBackService({
    ...{ db, jobs, config, clock, returning: dependencies.returning, unsubscribeToken: unsubscribe.memberTokenOf },
  });
  const services = {
    refusesMail: refusals.among,
    refuseMail: refusals.add,
    subscribers,
    offers,
    unsubscribe,
    campaigns,
    campaignSending,
    bounces,
    digest,
  };
  return {
    services,
    routes: async (route, app) => {
      subscribersRoutes(route, { subscribers, exports });
      subscriberImportRoutes(route, subscriberImport);
      offersRoutes(route, offers);
      unsubscribeRoutes(route, unsubscribe);
      newsAgainRoutes(route, newsAgain);
      campaignsRoutes(route, campaigns);
      campaignPicturesRoutes(route, campaignPictures);
      campaignSendingRoutes(route, campaignSending, exports);
      newsPreferencesRoutes(route, newsPreferences);
      digestRoutes(route, digest);
      winBackRoutes(route, winBack);
      app.addHook("preClose", campaignSending.stop);
      await bouncesRoutes(app, bounces, config.bounceSecret);
    },
    jobs: [
      worker(offersQueue, offers.mailer(mailer), { parallel: true }),
      worker(heldOffersQueue, offers.sendHeld),
      worker(newsAgainQueue, newsAgain.mailer(mailer), { parallel: true }),
      worker(winBackQueue, winBack.mailer(mailer), { parallel: true }),
      worker(sendingQueue, campaignSending.run, { pressing: true }),
      worker(unusedNewsPicturesQueue, campaignPictures.sweep),
      worker(testMailQueue, campaignSending.sendTest),
      { queue: "news-digest", cron: "41 * * * *", run: digest.makeIfDue },
    ],
    ownData: newsletterOwnData,
  } satisfies Module<typeof services>;
}
