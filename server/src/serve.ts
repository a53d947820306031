import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { type DestinationStream, pino, stdSerializers } from "pino";
import { type Config, ConfigError } from "#config/config.ts";
import { withoutValues } from "#data/database-errors.ts";
import { errorCode } from "#data/engine/postmaster.ts";
import { memoize } from "#domain/work/memoize.ts";
import { inPieces } from "#observability/log-pieces.ts";
import { loggedRequest } from "#observability/request-log.ts";
import { startTracing } from "#observability/tracing/start.ts";
import { watchThisProcess } from "#observability/watchdog.ts";
import { type OpenPayments, openPayments } from "#ports/payments/open.ts";
import type { AppDependencies } from "./app.ts";
import { createPorts, openInfrastructure } from "./infrastructure.ts";

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

const serializers = { err: (error: Error) => stdSerializers.err(withoutValues(error)), req: loggedRequest };

/** Writes many lines at once, and flushes the rest at exit. */
function standardOutput(): DestinationStream {
  const pieces = inPieces((piece) => void output.write(piece));
  // Registered before Pino's own handler, which then writes it.
  process.once("exit", pieces.flush);
  const output = pino.destination({ sync: false });
  return pieces;
}

/** @param besides extra fields for every line */
export const createLog = (
  level: Config["logLevel"],
  destination: DestinationStream = standardOutput(),
  besides?: () => object,
) => pino({ level, serializers, ...(besides && { mixin: besides }) }, destination);

/** Runs the server until it is told to stop. */
export async function serve(
  config: Config,
  { extend, webRoot = builtWeb }: Pick<AppDependencies, "extend"> & { webRoot?: string } = {},
): Promise<void> {
  if (!existsSync(webRoot)) throw new ConfigError("The web app is not built yet. Run: npm run build");
  const tracing = await startTracing(config.tracing);
  const logger = createLog(config.logLevel, undefined, tracing?.logged);
  // App modules load while the database starts. Loading blocks the event loop, so the database is launched first.
  const waiting = Promise.withResolvers<void>();
  const opening = openInfrastructure(config, logger, true, waiting.resolve);
  const loading = Promise.race([waiting.promise, opening]).then(() => import("./app.ts"));
  const [infrastructure, { buildApp }] = await Promise.all([opening, loading]);
  let opened: OpenPayments | undefined;
  let app: FastifyInstance | undefined;
  let firstLink: string | undefined;
  const stop = memoize(async () => {
    // In parallel, so that a stop takes seconds: each waits up to five for work in progress.
    await Promise.all([app?.close(), infrastructure.jobs.stop()]);
    await opened?.stop();
    await infrastructure.stop();
    await tracing?.stop();
  });
  let draining = false;
  const impatience = new AbortController();
  /** Keeps serving until a proxy has noticed the shutdown. Another signal cuts that short. */
  const drain = async (signal: NodeJS.Signals) => {
    if (draining || signal !== "SIGTERM" || app === undefined) return impatience.abort();
    draining = true;
    await sleep(config.drainSeconds * 1_000, undefined, { signal: impatience.signal }).catch(() => undefined);
  };
  const stopAndExit = (signal: NodeJS.Signals) => {
    logger.info(`${signal}: closing`);
    drain(signal)
      .then(stop)
      .then(
        // Work in progress, such as a request to a provider, must not keep the process alive.
        () => process.exit(),
        (error: unknown) => {
          logger.error({ err: error }, "the server did not stop cleanly");
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", stopAndExit).on("SIGINT", stopAndExit);

  try {
    opened = await openPayments(config);
    const { payments, pages } = opened;
    const built = await buildApp({
      ...infrastructure,
      ...createPorts(config, logger),
      config,
      payments,
      clock: () => new Date(),
      logger,
      stopping: () => draining,
      tracing,
      webRoot,
      extend: async (extended) => {
        pages(extended);
        await extend?.(extended);
      },
    });
    app = built.app;
    await listen(app, config);
    watchThisProcess();
    firstLink = await built.services.admin.firstRun.link();
  } catch (error) {
    await stop();
    process.off("SIGTERM", stopAndExit).off("SIGINT", stopAndExit);
    throw error;
  }
  logger.info(`${config.appName} is at ${config.publicUrl}`);
  if (firstLink !== undefined) process.stdout.write(firstRunText(config.appName, firstLink));
}

/** Plain lines between those of the log, because a person is looking for them. */
const firstRunText = (name: string, link: string): string => `
  ${name} has no superuser yet. Open this link to create yourself as one, and to set up the site:

    ${link}

  It works once, for a day. After a restart, use the new one that is printed then.

`;

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (errorCode(error) !== "EADDRINUSE") throw error;
    throw new ConfigError(`Port ${port} is in use. Stop the other program, or set PORT to another port.`);
  }
}

/** Runs a command. An error becomes a message without a stack trace, and exit status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
