import fastifyCompress from "@fastify/compress";
import fastifyMultipart from "@fastify/multipart";
import fastifyRateLimit from "@fastify/rate-limit";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import { createAuditor } from "#data/audit.ts";
import { createAccounts } from "#features/accounts/accounts.module.ts";
import { createAdmin } from "#features/admin/admin.module.ts";
import { adminOwnData } from "#features/admin/audit-log/own-data.repository.ts";
import { createBilling } from "#features/billing/billing.module.ts";
import { billingOwnData } from "#features/billing/own-data.repository.ts";
import { createCatalogue } from "#features/catalogue/catalogue.module.ts";
import { createEngagement } from "#features/engagement/engagement.module.ts";
import { engagementOwnData } from "#features/engagement/own-data.repository.ts";
import { createNewsletter } from "#features/newsletter/newsletter.module.ts";
import { newsletterOwnData } from "#features/newsletter/own-data.repository.ts";
import { describeApi } from "#http/api-description.ts";
import { answerBadAddress, answerUnknownCall, apiHeaders, installErrorHandler, isCall } from "#http/error-handler.ts";
import { AppError } from "#http/errors.ts";
import { createExports } from "#http/files/exports.ts";
import { servePages } from "#http/pages.ts";
import { createRoutes } from "#http/route.ts";
import { type JobDefinition, worker } from "#jobs/jobs.ts";
import { proveEmail } from "#mail/proven-email.ts";
import { createPictures, leftPicturesQueue, servePictures } from "#media/pictures.ts";
import type { Dependencies, ModuleDependencies } from "#module.ts";
import { healthRoutes } from "#observability/health.ts";
import { createAuthenticator } from "#security/authentication.ts";
import { createUnwanted } from "#security/disposable.ts";
import { createThrottler } from "#security/throttle.ts";

export interface AppDependencies extends Dependencies {
  readonly logger: FastifyBaseLogger;
  /** The built web app; absent where only the API is wanted. */
  readonly webRoot?: string | undefined;
  /** Adds routes of a variant, such as the demo's clips. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
}

/** Every module, wired: the one place where features meet. */
function createModules(given: Dependencies) {
  const { database, config, clock, storage, jobs } = given;
  const { db } = database;
  const pictures = createPictures(storage, config.publicUrl, jobs);
  const dependencies: ModuleDependencies = {
    ...given,
    db,
    pictures,
    exports: createExports({ db, clock }),
    unwanted: createUnwanted(config),
  };
  const billing = createBilling(dependencies);
  const { followEmail, stopRenewals, endRenewals } = billing.services;
  const newsletter = createNewsletter({
    ...dependencies,
    giveFreeMonth: billing.services.entitlement.giveFreeMonth,
    proveEmail: (tx, userId, email) => proveEmail(tx, userId, email, clock()),
  });
  const { offers } = newsletter.services;
  const engagement = createEngagement(dependencies);
  const accounts = createAccounts({
    ...dependencies,
    listsOf: engagement.services.lists.ofMember,
    takeUpOffer: async (userId, offer) => (await offers.takeUp(userId, offer)) !== undefined,
    forgetNews: offers.forget,
    followEmail,
    stopRenewals,
    endRenewals,
    kept: [engagementOwnData, billingOwnData, newsletterOwnData, adminOwnData],
  });
  const admin = createAdmin({
    ...dependencies,
    sources: { members: accounts.services.memberAdmin.counts, ...billing.services.figures },
  });
  const catalogue = createCatalogue({ ...dependencies, foundNothing: admin.services.figures.foundNothing });
  return { pictures, modules: { accounts, billing, catalogue, engagement, newsletter, admin } };
}

/** Builds everything there is. Its jobs begin when the app is made ready, so a command that only needs services starts none. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, database, jobs, storage, clock, logger, webRoot, extend } = dependencies;
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

  const { pictures, modules } = createModules(dependencies);
  const throttler = await createThrottler(database.db, clock);
  const route = createRoutes(app, {
    authenticate: createAuthenticator(database.db, clock, config),
    auditor: createAuditor(clock),
    throttler: config.rateLimits ? throttler : undefined,
  });
  for (const module of Object.values(modules)) await module.routes(route, app);
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

  const definitions: JobDefinition[] = [
    worker(leftPicturesQueue, ({ id }) => pictures.discard(id)),
    { queue: "throttle-sweep", cron: "7 3 * * *", run: throttler.sweep },
    ...Object.values(modules).flatMap((module): readonly JobDefinition[] => module.jobs),
  ];
  app.addHook("onReady", () => jobs.start(definitions));
  const { accounts, billing, catalogue, engagement, newsletter, admin } = modules;
  const services = {
    pictures,
    accounts: accounts.services,
    billing: billing.services,
    catalogue: catalogue.services,
    engagement: engagement.services,
    newsletter: newsletter.services,
    admin: admin.services,
  };
  return { app, services };
}

export type Services = Awaited<ReturnType<typeof buildApp>>["services"];

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
