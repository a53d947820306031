import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createAuditor } from "#data/audit.ts";
import { createChanges } from "#data/changes/changes.ts";
import { createMemory, type Memory } from "#data/changes/memory.ts";
import { createNextRelease } from "#data/releases.ts";
import { createAccounts } from "#features/accounts/accounts.module.ts";
import { createAdmin } from "#features/admin/admin.module.ts";
import { createBilling } from "#features/billing/billing.module.ts";
import { createCatalogue } from "#features/catalogue/catalogue.module.ts";
import { createEngagement } from "#features/engagement/engagement.module.ts";
import type { Dependencies, ModuleDependencies } from "#features/module.ts";
import { createNewsletter } from "#features/newsletter/newsletter.module.ts";
import { createPlayback } from "#features/playback/playback.module.ts";
import { answerUnknownCall } from "#http/error-handler.ts";
import { createExports } from "#http/files/exports.ts";
import { servePages } from "#http/pages.ts";
import { createRoutes } from "#http/route.ts";
import { createServer } from "#http/server.ts";
import { type JobDefinition, worker } from "#jobs/jobs.ts";
import { createPictures, leftPicturesQueue, servePictures } from "#media/pictures.ts";
import { healthRoutes } from "#observability/health.ts";
import { createAuthenticator } from "#security/authentication.ts";
import { createDisposableEmailCheck } from "#security/disposable-emails.ts";
import { createOneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { serverKey } from "#security/server-key.ts";
import { createThrottler } from "#security/throttle.ts";

export interface AppDependencies extends Dependencies {
  readonly logger: FastifyBaseLogger;
  /** Where the built web app is; without it only the API is served. */
  readonly webRoot?: string | undefined;
  /** Adds the routes of a variant, such as the demo's clips. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
  /** False for a server that answers everything from the database, against which tests compare the others. */
  readonly remembers?: boolean;
}

/** Creates every module, in the order of their needs: the only place where features meet. */
async function createModules(given: Dependencies, memory: Memory) {
  const { database, config, clock, storage, jobs } = given;
  const { db } = database;
  const pictures = createPictures(storage, config.publicUrl, jobs);
  const dependencies: ModuleDependencies = {
    ...given,
    db,
    memory,
    nextRelease: createNextRelease(db, memory),
    pictures,
    exports: createExports({ db, clock }),
    refusesEmail: createDisposableEmailCheck(config),
    links: createOneTimeLinks({ db, clock }),
  };
  const billing = createBilling(dependencies);
  const { followEmail, stopRenewals, endRenewals, eventArrivals } = billing.services;
  const newsletter = createNewsletter({
    ...dependencies,
    // Loaded before any transaction: one that asked for a key could wait for a connection that no one gives back.
    keys: { unsubscribe: await serverKey(db, "unsubscribe"), spentOffers: await serverKey(db, "spent-offers") },
    hadFreeMonth: billing.services.entitlement.hadFreeMonth,
    giveFreeMonth: billing.services.entitlement.giveFreeMonth,
    // Accounts need the offers in turn, so they are created later.
    proveEmail: (tx, userId, email) => accounts.services.emailConfirmation.prove(tx, userId, email),
  });
  const { offers } = newsletter.services;
  const engagement = createEngagement({
    ...dependencies,
    answersKey: await serverKey(db, "answer-mails"),
    // The figures come later.
    missedSearches: () => admin.services.figures.missedSearches(),
  });
  const admin = createAdmin({ ...dependencies, sales: billing.services.figures, eventArrivals });
  const playback = createPlayback({
    ...dependencies,
    videosOf: (ids, viewer) => catalogue.services.videos.some(ids, viewer),
    tracksOf: (video, viewer) => catalogue.services.captions.tracks(video, viewer),
    lengthReported: (...told) => catalogue.services.durations.reported(...told),
    // The catalogue asks hosts by signed addresses, so it is created later.
    newestSource: (host) => catalogue.services.sourceOrigins.newest(host),
  });
  const catalogue = createCatalogue({
    ...dependencies,
    videoSources: playback.services.videoSources,
    foundNothing: admin.services.figures.countEmptySearch,
  });
  const accounts = createAccounts({
    ...dependencies,
    listsOf: engagement.services.lists.ofMember,
    takeUpOffer: async (userId, offer) => (await offers.takeUp(userId, offer)).outcome,
    rememberFreeMonth: offers.remember,
    forgetNews: newsletter.services.subscribers.forget,
    followEmail,
    stopRenewals,
    endRenewals,
    kept: [catalogue.ownData, engagement.ownData, playback.ownData, billing.ownData, newsletter.ownData, admin.ownData],
  });
  return {
    pictures,
    links: dependencies.links,
    modules: { accounts, billing, catalogue, engagement, newsletter, playback, admin },
  };
}

/** Builds the whole server. Jobs start when the app becomes ready, so a command that only needs services runs none. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, database, jobs, storage, clock, logger, webRoot, extend, remembers = true } = dependencies;
  const app = await createServer(config, logger);
  const changes = createChanges(database.pool, logger, config.databaseDirectUrl);
  const memory = createMemory(changes);
  const { pictures, links, modules } = await createModules(dependencies, memory);
  const throttler = await createThrottler(database.db, clock);
  const route = createRoutes(app, {
    authenticate: createAuthenticator({ db: database.db, memory, clock }, config),
    auditor: createAuditor(clock),
    throttler: config.rateLimits ? throttler : undefined,
    lookIfDoubtful: modules.billing.services.lookIfDoubtful,
  });
  for (const module of Object.values(modules)) await module.routes(route, app);
  servePictures(app, storage);
  app.addHook("preClose", async () => pictures.close());
  await healthRoutes(app, {
    pool: database.pool,
    storage,
    metricsToken: config.metricsToken,
    figures: modules.admin.services.system.figures,
  });
  app.setNotFoundHandler(answerUnknownCall);
  await extend?.(app);
  if (webRoot !== undefined) {
    const boot = {
      appName: config.appName,
      planPriceCents: config.planPriceCents,
      payments: config.payments,
      stripeDashboard: dependencies.payments.dashboard,
      googleClientId: config.google?.clientId ?? null,
    };
    const { sourceOrigins, showcase, teasers } = modules.catalogue.services;
    const { playable } = sourceOrigins;
    await servePages(app, {
      root: webRoot,
      boot,
      publicUrl: config.publicUrl,
      playable,
      showcase,
      siteMaps: teasers.siteMaps,
      siteMap: teasers.siteMap,
      behindProxy: config.trustProxy.length > 0,
    });
  }

  const definitions: JobDefinition[] = [
    worker(leftPicturesQueue, ({ id }) => pictures.discard(id)),
    { queue: "throttle-sweep", cron: "7 3 * * *", run: throttler.sweep },
    { queue: "one-time-links-sweep", cron: "22 3 * * *", run: links.sweep },
    ...Object.values(modules).flatMap((module): readonly JobDefinition[] => module.jobs),
  ];
  app.addHook("onReady", async () => {
    if (remembers) changes.start();
    await jobs.start(definitions);
  });
  app.addHook("onClose", changes.close);
  const { accounts, billing, catalogue, engagement, newsletter, playback, admin } = modules;
  const services = {
    pictures,
    accounts: accounts.services,
    billing: billing.services,
    catalogue: catalogue.services,
    engagement: engagement.services,
    newsletter: newsletter.services,
    playback: playback.services,
    admin: admin.services,
  };
  return { app, services, memory };
}

export type Services = Awaited<ReturnType<typeof buildApp>>["services"];
