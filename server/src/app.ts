import fastifyCompress from "@fastify/compress";
import fastifyMultipart from "@fastify/multipart";
import fastifyRateLimit from "@fastify/rate-limit";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import type { Config } from "#config.ts";
import { accountsRoutes } from "#features/accounts/accounts.routes.ts";
import { type ConfirmJob, confirmQueue } from "#features/accounts/confirm.service.ts";
import { exportUsersRoute } from "#features/accounts/export.routes.ts";
import { factorsRoutes } from "#features/accounts/factors.ts";
import { createGoogleRepository } from "#features/accounts/google.repository.ts";
import { createGoogleSignIn } from "#features/accounts/google.service.ts";
import { type NoticeJob, noticeQueue } from "#features/accounts/notices.ts";
import { serveOwnAccount } from "#features/accounts/own-account.ts";
import { resetRoutes } from "#features/accounts/reset.routes.ts";
import { type ResetJob, resetQueue } from "#features/accounts/reset.service.ts";
import { securityRoutes } from "#features/accounts/security.routes.ts";
import { adminRoutes } from "#features/admin/admin.routes.ts";
import { figuresRoutes } from "#features/admin/figures.routes.ts";
import { serveBilling } from "#features/billing/billing.ts";
import { exportPaymentsRoute } from "#features/billing/export.routes.ts";
import { catalogueRoutes } from "#features/catalogue/catalogue.routes.ts";
import { createFillWorker, type FillJob, fillQueue } from "#features/catalogue/fill.ts";
import { createHealthMapper } from "#features/catalogue/health.mapper.ts";
import { createHealthRepository } from "#features/catalogue/health.repository.ts";
import { libraryHealthRoutes } from "#features/catalogue/health.routes.ts";
import { createHealth, type HealthJob, healthQueue } from "#features/catalogue/health.service.ts";
import { createImportRepository } from "#features/catalogue/import.repository.ts";
import { createImport } from "#features/catalogue/import.service.ts";
import { libraryRoutes } from "#features/catalogue/library.routes.ts";
import { createLookup } from "#features/catalogue/lookup.ts";
import { createThumbnailWorker, type ThumbnailJob, thumbnailQueue } from "#features/catalogue/thumbnails.ts";
import { engagementRoutes } from "#features/engagement/engagement.routes.ts";
import { createSubscribersImportRepository } from "#features/newsletter/import.repository.ts";
import { createSubscribersImport } from "#features/newsletter/import.service.ts";
import { newsletterRoutes } from "#features/newsletter/newsletter.routes.ts";
import { type OfferJob, offerQueue } from "#features/newsletter/offers.service.ts";
import { describeApi } from "#platform/api-description.ts";
import { createAuditor } from "#platform/audit.ts";
import { createAuthenticator } from "#platform/authentication.ts";
import type { Database } from "#platform/database.ts";
import {
  answerBadAddress,
  answerUnknownCall,
  apiHeaders,
  installErrorHandler,
  isCall,
} from "#platform/error-handler.ts";
import { AppError } from "#platform/errors.ts";
import { healthRoutes } from "#platform/health.ts";
import type { Jobs } from "#platform/jobs.ts";
import { createPacer } from "#platform/pace.ts";
import { servePages } from "#platform/pages.ts";
import { type LeftPictureJob, leftPicturesQueue, servePictures } from "#platform/pictures.ts";
import { createRoutes } from "#platform/route.ts";
import type { Embeds } from "#ports/embeds.ts";
import type { Google } from "#ports/google.ts";
import type { Mailer } from "#ports/mail.ts";
import type { Payments } from "#ports/payments/payments.ts";
import type { Storage } from "#ports/storage.ts";
import { createServices } from "#services.ts";

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly embeds: Embeds;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly google: Google;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  /** The built web app; absent where only the API is wanted. */
  readonly webRoot: string | undefined;
  /** Adds routes of a variant, such as the demo's clips. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
}

/** The composition root: with services.ts the only file that knows every feature. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, jobs, storage, embeds, mailer, google, clock, logger, webRoot, extend } = dependencies;
  const app = fastify({
    loggerInstance: logger,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    frameworkErrors: answerBadAddress,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } },
  });

  installErrorHandler(app, config.publicUrl);
  requireAccess(app);
  app.addHook("onRequest", async (request, reply) => {
    if (isCall(request)) reply.headers(apiHeaders);
  });

  await app.register(fastifyCompress, { threshold: 1024 });
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  if (config.rateLimits) {
    await app.register(fastifyRateLimit, {
      max: 1200,
      timeWindow: "1 minute",
      // Pages, pictures and probes cost little and come in bursts.
      allowList: (request) => !isCall(request),
      errorResponseBuilder: () => new AppError("rate_limited"),
    });
  } else app.log.warn("RATE_LIMITS=off: anyone may call as often as they like. Never run like this in public.");
  acceptEmptyJson(app);
  acceptForms(app);
  await describeApi(app, config.appName);

  const services = createServices(dependencies);
  const pacer = await createPacer(database.db, clock);
  const route = createRoutes(app, {
    authenticate: createAuthenticator(database.pool, clock, config),
    auditor: createAuditor(clock),
    pacer: config.rateLimits ? pacer : undefined,
  });
  accountsRoutes(route, {
    service: services.accounts,
    google: createGoogleSignIn({
      db: database.db,
      repository: createGoogleRepository(),
      google,
      secondFactor: services.factors.secondFactor,
      notices: services.notices,
      clock,
    }),
    passkeys: services.factors.passkeys,
    members: services.members,
    profile: services.profile,
    avatarUrl: services.pictures.avatarUrl,
    listsOf: services.lists.ofMember,
    takeUpOffer: async (userId, offer) => (await services.offers.takeUp(userId, offer)) !== undefined,
    clock,
  });
  resetRoutes(route, services.reset);
  securityRoutes(route, services.security, services.confirmations);
  factorsRoutes(route, services.factors);
  await serveOwnAccount({ route, jobs, mailer, ownAccount: services.ownAccount });
  await serveBilling({
    app,
    route,
    billing: services.billing,
    jobs,
    mailer,
    config,
    clock,
    holderOf: async (id) => {
      const user = await services.accounts.user(id);
      return { ...user, name: user.username };
    },
  });
  catalogueRoutes(route, services);
  libraryRoutes(route, {
    lookup: createLookup(embeds, services.pictures),
    importVideos: createImport({ db: database.db, repository: createImportRepository(), jobs, clock }),
  });
  const libraryHealth = createHealth({
    db: database.db,
    repository: createHealthRepository(database.pool),
    embeds,
    pictures: services.pictures,
    jobs,
    toAiling: createHealthMapper(services.mapper, config.publicUrl),
    publicUrl: config.publicUrl,
    clock,
  });
  libraryHealthRoutes(route, libraryHealth);
  engagementRoutes(route, services);
  newsletterRoutes(route, {
    ...services,
    importSubscribers: createSubscribersImport({
      db: database.db,
      repository: createSubscribersImportRepository(),
      clock,
    }),
    publicUrl: config.publicUrl,
  });
  adminRoutes(route, { ...services, publicUrl: config.publicUrl, clock });
  exportUsersRoute(route, services);
  exportPaymentsRoute(route, services.exports);
  figuresRoutes(route, services.figuresOverTime);
  servePictures(app, storage);
  healthRoutes(app, { pool: database.pool, storage, metricsToken: config.metricsToken });
  app.setNotFoundHandler(answerUnknownCall);
  await extend?.(app);
  if (webRoot !== undefined) {
    const boot = {
      appName: config.appName,
      planPriceCents: config.planPriceCents,
      payments: config.payments,
      googleClientId: config.google?.clientId ?? null,
    };
    await servePages(app, { root: webRoot, boot, publicUrl: config.publicUrl });
  }

  await jobs.work<ThumbnailJob>(
    thumbnailQueue,
    createThumbnailWorker(services.videosRepository, services.pictures, embeds),
  );
  await jobs.work<FillJob>(fillQueue, createFillWorker(services.videosRepository, services.pictures, embeds), 1);
  await jobs.work<LeftPictureJob>(leftPicturesQueue, ({ id }) => services.pictures.discard(id));
  await jobs.work<HealthJob>(healthQueue, libraryHealth.work);
  await jobs.nightly("catalogue-health-nightly", "17 4 * * *", libraryHealth.nightly);
  await jobs.work<ResetJob>(resetQueue, services.reset.mailer(mailer), 0.5);
  await jobs.work<ConfirmJob>(confirmQueue, services.confirmations.mailer(mailer), 0.5);
  await jobs.work<NoticeJob>(noticeQueue, services.notices.mailer(mailer), 0.5);
  await jobs.work<OfferJob>(offerQueue, services.offers.mailer(mailer), 0.5);
  await jobs.nightly("admin-sweep-searches", "47 3 * * *", services.figuresOverTime.sweep);
  await jobs.nightly("catalogue-purge", "57 3 * * *", services.shelf.purge);
  await jobs.nightly("accounts-sweep-confirmations", "37 3 * * *", services.confirmations.sweep);
  await jobs.nightly("accounts-sweep-challenges", "47 3 * * *", services.factors.passkeys.sweep);
  await jobs.nightly("accounts-sweep-resets", "27 3 * * *", services.reset.sweep);
  await jobs.nightly("pace-sweep", "7 3 * * *", pacer.sweep);
  await jobs.nightly("accounts-sweep-sessions", "17 3 * * *", services.accounts.sweepSessions);
  return app;
}

/** Deny by default: with a route that does not say who may, the server does not start. */
function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  app.addHook("onReady", async () => {
    const silent = routes.filter((route) => route.config?.access === undefined).map((route) => route.url);
    if (silent.length > 0) throw new Error(`these routes do not say who may: ${silent.join(", ")}`);
  });
}

/** A DELETE or POST that announces JSON and sends nothing is no error. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
}

/** What a form says beside its address is never read. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, _body, done) => {
    if (request.routeOptions.config.form) done(null, undefined);
    else done(new AppError("unsupported_media_type"));
  });
}
