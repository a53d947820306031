import path from "node:path";
import { iconPath } from "@mindreel/contract/plain/kinds/site-pictures";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Site } from "@mindreel/contract/rendering";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createAuditor } from "#data/audit.ts";
import { type Cache, createCache } from "#data/cache/cache.ts";
import { type Changes, createChanges } from "#data/cache/changes.ts";
import { createNextRelease } from "#data/releases.ts";
import { createReplica, type Replica } from "#data/replica/replica.ts";
import { whenThere } from "#domain/work/awaitable.ts";
import { following } from "#domain/work/following.ts";
import { createAccounts } from "#features/accounts/accounts.module.ts";
import { createAdmin } from "#features/admin/admin.module.ts";
import { createBilling } from "#features/billing/billing.module.ts";
import { createCatalogue } from "#features/catalogue/catalogue.module.ts";
import { createEngagement } from "#features/engagement/engagement.module.ts";
import type { Dependencies, ModuleDependencies } from "#features/module.ts";
import { createNewsletter } from "#features/newsletter/newsletter.module.ts";
import { createNotices } from "#features/notices/notices.module.ts";
import { createPlayback } from "#features/playback/playback.module.ts";
import { createSite, openConnections } from "#features/site/site.module.ts";
import { createExports } from "#http/files/exports.ts";
import { healthRoutes } from "#http/health/health.ts";
import { builtInWords } from "#http/pages/built-in-words.ts";
import { createMembersPages } from "#http/pages/cached/members-pages.ts";
import { createVisitorsPages } from "#http/pages/cached/visitors-pages.ts";
import { createEditions, type Draft, type Editions } from "#http/pages/editions.ts";
import { createFilmOrigins } from "#http/pages/film-origins.ts";
import { createOfferingSite, withOffered } from "#http/pages/offering-site.ts";
import { servePages } from "#http/pages/pages.ts";
import { answerUnknownCall } from "#http/responses/error-handler.ts";
import { createRoutes } from "#http/route.ts";
import { createServer } from "#http/server.ts";
import { type JobDefinition, worker, wrapped } from "#jobs/jobs.ts";
import { createOpenings } from "#library/open-to.service.ts";
import { createSignSources } from "#library/sign-sources.service.ts";
import { signedVideoSources } from "#library/signed-video-sources.ts";
import { createPictures, servePictures, unusedPicturesQueue } from "#media/pictures.ts";
import { createFreeStarts } from "#members/free-starts.service.ts";
import type { Tracing } from "#observability/tracing/tracing.ts";
import { createAuthenticator } from "#security/authentication.ts";
import { createDisposableEmailCheck } from "#security/disposable-emails.ts";
import { createOneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { createSecretBox } from "#security/secret-box.ts";
import { serverKey } from "#security/server-key.ts";
import { createThrottler } from "./security/throttle.ts";

export interface AppDependencies extends Dependencies {
  readonly logger: FastifyBaseLogger;
  /** Where the built web app is; without it only the API is served. */
  readonly webRoot?: string | undefined;
  /** Adds the routes of a variant, such as the demo's clips. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
  /** Whether the server is about to stop. */
  readonly stopping?: () => boolean;
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** False: nothing is cached and every response comes from the database. Tests compare cached responses with those. */
  readonly remembers?: boolean;
}

interface ForModules {
  readonly cache: Cache;
  readonly changes: Changes;
  readonly replica: Replica;
  readonly builtInWords: () => ReturnType<typeof builtInWords>;
}

/** Creates every module after those that it needs: the only place where features meet. */
async function createModules(given: Dependencies, forModules: ForModules) {
  const { cache, replica } = forModules;
  const { database, clock, jobs } = given;
  const { db } = database;
  const secretBox = createSecretBox(path.join(given.config.dataDir, "secrets"));
  const connections = openConnections({ ...given, ...forModules, secretBox });
  await connections.read();
  const storage = following(given.storage, () => connections.storage()?.opened.storage);
  const pictures = createPictures(storage, given.config.publicUrl, jobs);
  const site = createSite({ ...given, ...forModules, pictures, secretBox, connections });
  await site.services.settings.read();
  const { config } = site.services;
  const signSource = createSignSources({ ...given, db, cache, secretBox });
  const videoSources = signedVideoSources(given.videoSources, signSource);
  const dependencies: ModuleDependencies = {
    ...given,
    config,
    mailer: site.services.mailer,
    payments: site.services.payments,
    storage,
    db,
    replica,
    cache,
    secretBox,
    nextRelease: createNextRelease(db, cache),
    pictures,
    exports: createExports({ db, replica, clock }),
    refusesEmail: createDisposableEmailCheck(config),
    links: createOneTimeLinks({ db, clock }),
  };
  const planMailKeys = {
    freeTime: await serverKey(db, "free-time-mails"),
    subscription: await serverKey(db, "subscription-mails"),
  };
  const planSettings = () => {
    const {
      plan_title: title,
      plan_features: features,
      plan_price_cents: priceCents,
    } = site.services.settings.last().values;
    return { title, features, priceCents };
  };
  const { showPrice } = site.services.settings;
  const freeStarts = createFreeStarts(await serverKey(db, "spent-offers"));
  const billing = createBilling({ ...dependencies, planMailKeys, planSettings, showPrice, freeStarts });
  const { passOnEmail, stopRenewals, endRenewals, eventArrivals } = billing.services;
  const newsletter = createNewsletter({
    ...dependencies,
    // Loaded before any transaction: loading a key inside one could deadlock waiting for a second connection.
    keys: {
      unsubscribe: await serverKey(db, "unsubscribe"),
      unsubscribeMembers: await serverKey(db, "unsubscribe-members"),
      bounces: await serverKey(db, "bounces"),
      refusals: await serverKey(db, "news-refusals"),
      newsAgain: await serverKey(db, "news-again"),
    },
    isClosed: site.services.isClosed,
    freeStarts,
    hadFreeStart: billing.services.entitlement.hadFreeStart,
    returning: billing.services.winBack,
    giveFreeMonth: billing.services.entitlement.giveFreeMonth,
  });
  const { offers } = newsletter.services;
  const notices = createNotices({
    ...dependencies,
    keys: { videos: await serverKey(db, "notice-mails"), ...planMailKeys },
    icon: async () => {
      const { icon } = (await site.services.site()).boot.site;
      return icon === null ? "/icons/icon-192.png" : iconPath(icon, 192);
    },
  });
  const admin = createAdmin({
    ...dependencies,
    sales: billing.services.figures,
    eventArrivals,
    mailServerFrom: site.services.connections.mailServerFrom,
    paymentDifferences: async () => [
      ...(await site.services.paymentDifferences()),
      ...(await billing.services.taxDifferences()),
    ],
    unreadableConnections: site.services.connections.unreadable,
    setByOwner: site.services.setByOwner,
  });
  const { figures } = admin.services;
  const engagement = createEngagement({
    ...dependencies,
    announceAnswers: notices.services.announcements.announceAnswers,
    quietUntil: notices.services.preferences.quietUntil,
    answersKey: await serverKey(db, "answer-mails"),
    missedSearches: figures.missedSearches,
  });
  const openings = createOpenings({ db, cache, clock });
  const catalogue = createCatalogue({
    ...dependencies,
    videoSources,
    foundNothing: figures.countEmptySearch,
    lockKeyOf: openings.keyOf,
    isAnyClosed: openings.isAnyClosed,
  });
  const playback = createPlayback({
    ...dependencies,
    signSource,
    videosOf: catalogue.services.videos.some,
    tracksOf: catalogue.services.tracksOf,
    lengthReported: catalogue.services.durations.reported,
    newestSource: catalogue.services.sourceOrigins.newest,
  });
  const accounts = createAccounts({
    ...dependencies,
    isClosed: site.services.isClosed,
    listsOf: engagement.services.listsOf,
    refusesMail: newsletter.services.refusesMail,
    refuseMail: newsletter.services.refuseMail,
    giveFreeDays: billing.services.entitlement.giveWithin,
    offerProves: offers.proves,
    takeUpOffer: async (userId, offer) => (await offers.takeUp(userId, offer)).outcome,
    acceptLegal: site.services.legal.accept,
    rememberFreeMonth: offers.remember,
    forgetNews: newsletter.services.subscribers.forget,
    passOnEmail,
    stopRenewals,
    endRenewals,
    kept: [
      catalogue.ownData,
      engagement.ownData,
      playback.ownData,
      billing.ownData,
      newsletter.ownData,
      notices.ownData,
      admin.ownData,
      site.ownData,
    ],
  });
  return {
    pictures,
    storage,
    links: dependencies.links,
    library: { signSource, videoSources, openings },
    modules: { site, accounts, billing, catalogue, engagement, newsletter, notices, playback, admin },
  };
}

/** Builds the whole server. Jobs start when the app becomes ready, so a command that only needs services runs none. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, database, jobs, clock, logger, webRoot, extend, remembers = true } = dependencies;
  const { stopping = () => false, tracing } = dependencies;
  const app = await createServer(config, logger, stopping, tracing);
  const changes = createChanges(database.pool, logger, config.databaseDirectUrl);
  const cache = createCache(changes);
  const replica = createReplica(database, config.databaseReplicaUrl, logger);
  const { pictures, storage, links, library, modules } = await createModules(dependencies, {
    ...{ cache, changes, replica },
    builtInWords: async () => (webRoot === undefined ? new Map() : builtInWords(webRoot)),
  });
  const throttler = await createThrottler(database.db, clock);
  const authenticate = createAuthenticator({ db: database.db, cache, clock }, config);
  const route = createRoutes(app, {
    authenticate,
    auditor: createAuditor(clock),
    throttler: config.rateLimits ? throttler : undefined,
    ...{ cache, clock },
    publicUrl: config.publicUrl,
    catchUpIfDoubtful: modules.billing.services.catchUpIfDoubtful,
    isClosed: modules.site.services.isClosed,
    opens: library.openings.opens,
  });
  const { site, accounts, billing, catalogue, engagement, newsletter, notices, playback, admin } = modules;
  const { firstRun } = admin.services;
  const { sourceOrigins, landingShowcase, teasers } = catalogue.services;
  const failed = (error: unknown) => app.log.error({ err: error }, "page could not be rendered");
  const { offered, soldIn } = billing.services;
  const landingContent = async (language: Language) => {
    const [showcase, sold, waiting] = await Promise.all([
      landingShowcase(language),
      soldIn(language),
      firstRun.isWaiting(),
    ]);
    return { showcase, sold, waiting };
  };
  /** A draft's price is what the plan that follows it would cost. */
  const renderDraft = async (editions: Editions, draft: Site, page: Draft) => {
    const { plan } = draft.boot.site;
    const priceCents = draft.boot.offered.from[0]?.amount ?? 0;
    return editions.draft(withOffered(draft, await offered({ ...plan, priceCents })), page);
  };
  const editions =
    webRoot === undefined ? undefined : await createEditions({ root: webRoot, content: landingContent, failed });
  site.routes(route, app, {
    renderDraft: editions && ((draft: Site, page: Draft) => renderDraft(editions, draft, page)),
    missing: firstRun.missing,
    payingMembers: billing.services.figures.payingMembers,
    opened: newsletter.services.offers.planHeld,
    mailTest: { tryMail: firstRun.tryMail, noteTested: firstRun.noteMailTested },
    notePayments: firstRun.notePayments,
    reauthenticate: accounts.services.reauthenticate,
  });
  await billing.routes(route, app, accounts.services.reauthenticate);
  const others = [accounts, catalogue, engagement, newsletter, notices, playback, admin];
  for (const module of others) await module.routes(route, app);
  servePictures(app, storage);
  app.addHook("preClose", async () => pictures.close());
  await healthRoutes(app, {
    pool: database.pool,
    storage,
    metricsToken: config.metricsToken,
    stopping,
    figures: admin.services.system.figures,
  });
  app.setNotFoundHandler(answerUnknownCall);
  await extend?.(app);
  if (webRoot !== undefined && editions !== undefined) {
    const withFilm = createFilmOrigins();
    await servePages(app, {
      ...{ cache, clock },
      root: webRoot,
      editions,
      authenticate,
      membersPages: createMembersPages({ cache, authenticate, clock }),
      visitorsPages: createVisitorsPages({ changes, clock }),
      site: createOfferingSite(site.services.site, offered),
      publicUrl: config.publicUrl,
      playable: () =>
        whenThere(sourceOrigins.playable(), (origins) =>
          whenThere(site.services.site(), ({ landing }) => withFilm(origins, landing.film)),
        ),
      siteMaps: teasers.siteMaps,
      siteMap: teasers.siteMap,
      categoriesOnMap: teasers.categoriesOnMap,
      behindProxy: config.trustProxy.length > 0,
    });
  }

  const definitions: JobDefinition[] = [
    worker(unusedPicturesQueue, ({ id }) => pictures.discard(id)),
    { queue: "throttle-sweep", cron: "7 3 * * *", run: throttler.sweep },
    { queue: "one-time-links-sweep", cron: "22 3 * * *", run: links.sweep },
    ...Object.values(modules).flatMap((module): readonly JobDefinition[] => module.jobs),
  ];
  app.addHook("onReady", async () => {
    if (remembers) changes.start();
    replica.start();
    // Each job starts by reading the owner's current settings, such as the site's name.
    const afterSettings = (run: () => Promise<void>) => async () => {
      await site.services.settings.readOrLast();
      await site.services.connections.readOrLast();
      await run();
    };
    const traced = (queue: string, run: () => Promise<void>) => tracing?.job(queue, run) ?? run();
    await jobs.start(definitions.map((each) => wrapped(each, (run) => traced(each.queue, afterSettings(run)))));
  });
  app.addHook("onClose", changes.close);
  app.addHook("onClose", replica.close);
  const services = {
    pictures,
    library,
    site: site.services,
    accounts: accounts.services,
    billing: billing.services,
    catalogue: catalogue.services,
    engagement: engagement.services,
    newsletter: newsletter.services,
    notices: notices.services,
    playback: playback.services,
    admin: admin.services,
  };
  return { app, services, cache };
}

export type Services = Awaited<ReturnType<typeof buildApp>>["services"];
