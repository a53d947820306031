import type { IncomingMessage } from "node:http";
import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import fastifyRateLimit from "@fastify/rate-limit";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  RouteOptions,
} from "fastify";
import fastify from "fastify";
import type { Config } from "#config/config.ts";
import { AppError } from "#domain/errors.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { RequestLog } from "#observability/request-log.ts";
import { RequestLogger } from "#observability/request-logger.ts";
import type { Tracing } from "#observability/tracing/tracing.ts";
import { describeApi } from "./api-description.ts";
import { CallCounts } from "./call-counts.ts";
import { boundConnections, connectionOptions } from "./connections.ts";
import { compressResponses } from "./responses/compress.ts";
import { answerBadAddress, apiHeaders, installErrorHandler, isCall } from "./responses/error-handler.ts";
import { boundUnread } from "./unread-responses.ts";

const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } as const;

/** Compiles a schema once for all routes that share it, as they do the id's and the error's. */
const compileValidator: FastifySchemaCompiler<object> = AjvCompiler()({}, { customOptions });

const buildSerializer = SerializerSelector()({}, {});
const serializers = new WeakMap<object, ReturnType<typeof buildSerializer>>();

/** As `compileValidator` does, whose cache this compiler lacks. */
const compileSerializer: FastifySerializerCompiler<object> = (route) => {
  const serialize =
    serializers.get(route.schema) ?? buildSerializer({ ...route, httpStatus: route.httpStatus ?? "default" });
  serializers.set(route.schema, serialize);
  return serialize;
};

/**
 * Compiles a schema when a request first needs it: a start would otherwise wait for hundreds of them, most of which are
 * for errors and for calls that nobody makes that day.
 */
function compileSchemasLazily(app: FastifyInstance): void {
  app.setValidatorCompiler<object>((route) => {
    let compiled: ReturnType<typeof compileValidator> | undefined;
    const validate: ReturnType<typeof compileValidator> = (data) => {
      compiled ??= compileValidator(route);
      const outcome = compiled(data);
      // Fastify reads them here.
      validate.errors = compiled.errors ?? null;
      return outcome;
    };
    return validate;
  });

  app.setSerializerCompiler<object>((route) => {
    let compiled: ReturnType<typeof compileSerializer> | undefined;
    return (body) => {
      compiled ??= compileSerializer(route);
      return compiled(body);
    };
  });
}

/** API calls that one network may make per minute; some routes allow fewer. */
const callsPerMinute = 1200;

/**
 * Fastify with everything that all routes rely on: errors, limits, body parsers, the API's description.
 * @param stopping whether the server is about to stop
 * @param tracing absent: nothing is traced
 */
export async function createServer(
  config: Config,
  logger: FastifyBaseLogger,
  stopping: () => boolean,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const app = fastify({
    ...connectionOptions,
    loggerInstance: logger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings) => new RequestLogger(parent, bindings),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    // In milliseconds; with the default, a machine that is busy for ten seconds would make the start fail.
    pluginTimeout: minute,
    frameworkErrors: answerBadAddress,
  });
  app.decorate("languages", config.languages);
  tracing?.requests(app);
  boundConnections(app);
  boundUnread(app);
  compileSchemasLazily(app);
  installErrorHandler(app, config.publicUrl);
  requireAccess(app);
  app.addHook("onRequest", (request, reply, done) => {
    // A proxy opens its next connection to another server, and no request arrives on a connection that is being closed.
    if (stopping()) reply.header("Connection", "close");
    if (isCall(request)) reply.headers(apiHeaders);
    if (isHostClear(request.raw)) return done();
    reply.headers(apiHeaders);
    done(new AppError("malformed_request"));
  });

  compressResponses(app);
  if (config.rateLimits) {
    await app.register(fastifyRateLimit, {
      max: callsPerMinute,
      store: CallCounts,
      timeWindow: "1 minute",
      // The landing page, files and probes are cheap and come in bursts.
      allowList: (request) => !isCall(request) && request.routeOptions.config.counted !== true,
      errorResponseBuilder: () => new AppError("rate_limited"),
    });
  } else app.log.warn("RATE_LIMITS=off: requests are not limited. Never run a public server like this.");
  acceptEmptyJson(app);
  acceptForms(app);
  passOverMultipart(app);
  await describeApi(app, config.appName);
  return app;
}

const validHost = /^([\w.~%!$&'()*+;=-]*|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Whether a request names one host, as RFC 9112 (3.2) wants it: a proxy could take another one of several. Node keeps
 * the first, and answers a request without any.
 */
function isHostClear({ rawHeaders }: IncomingMessage): boolean {
  let known: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (known !== undefined) return false;
    known = rawHeaders[at + 1] ?? "";
  }
  return known === undefined || validHost.test(known);
}

/** Deny by default: the server does not start with a route that does not declare who may call it. */
function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  app.addHook("onReady", async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined).map((route) => route.url);
    if (undeclared.length > 0) throw new Error(`these routes declare no access: ${undeclared.join(", ")}`);
  });
}

/** Accepts a DELETE or POST that declares JSON but has no body, as many HTTP clients send it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
}

/** Leaves multipart forms unread. Calls that expect files read them (`withForms`). */
function passOverMultipart(app: FastifyInstance): void {
  app.decorateRequest("hasMultipart", false);
  app.addContentTypeParser("multipart/form-data", (request, _body, done) => {
    request.hasMultipart = true;
    done(null);
  });
}

/** Accepts HTML forms where the contract says so (one-click unsubscribe); their fields are ignored. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, _body, done) => {
    if (request.routeOptions.config.form) done(null, undefined);
    else done(new AppError("unsupported_media_type"));
  });
}
