import { languages } from "@mindreel/contract/plain/languages";
import { type AppDependencies, buildApp } from "#app.ts";
import { type Config, readConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createGoogle } from "#ports/google.ts";
import { createMailer } from "#ports/mail/mailer.ts";
import { openPayments, openStripe } from "#ports/payments/open.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import { createPushServices } from "#ports/push/push.ts";
import { signers } from "#ports/source-signing/source-signing.ts";
import { openBucket, openStores } from "#ports/storage/open.ts";
import { createLog } from "#serve.ts";
import { collectMails } from "#test/collect-mails.ts";

export const publicUrl = "http://mindreel.test";

export interface ServerOptions {
  readonly config?: Partial<Config>;
  readonly webRoot?: string;
  readonly videoSources?: AppDependencies["videoSources"];
  /** Replaces the mailer that collects mails in `mails`. */
  readonly mailer?: AppDependencies["mailer"];
  readonly payments?: Payments;
  readonly pushServices?: AppDependencies["pushServices"];
  readonly extend?: NonNullable<AppDependencies["extend"]>;
  /** The clock of another app, to share it. */
  readonly clock?: () => Date;
  /** False for a server without a cache. */
  readonly remembers?: boolean;
  /** The size of the connection pool; 10 as in production if absent. */
  readonly connections?: number;
}

const noVideoSources: AppDependencies["videoSources"] = {
  probe: async () => ({ state: "gone" }),
  peek: async () => ({ status: 404, date: null, text: "", leadsTo: [] }),
  fetchFile: async (url) => ({ status: 404, content: Buffer.alloc(0), url }),
  measuredAtOnce: () => 0,
  measure: async () => [],
  fetchPicture: async () => null,
};

/** Builds the real server on a database and in a folder. Its jobs start when the app becomes ready. */
export async function buildServer(
  url: string,
  dataDir: string,
  {
    config: given,
    webRoot,
    videoSources = noVideoSources,
    mailer,
    payments,
    pushServices = createPushServices("http://127.0.0.1:1"),
    extend,
    connections,
    clock: sharedClock,
    remembers = true,
  }: ServerOptions = {},
) {
  const log: string[] = [];
  const config: Config = {
    ...readConfig({ PUBLIC_URL: publicUrl, RATE_LIMITS: "off", DATA_DIR: dataDir, LANGUAGES: languages.join() }),
    ...given,
  };
  const logger = createLog(config.logLevel, { write: (line: string) => void log.push(line) });
  const database = openDatabase(url, logger, connections);
  const { jobs, mails, mailer: keeping } = collectMails(await startJobs(url, logger, { byClock: false }));
  const { storage } = await openStores(config);

  // Each reading of the clock is a millisecond later than the last.
  let now = Date.UTC(2026, 0, 15, 12);
  const clock = sharedClock ?? (() => new Date(now++));
  const { app, services, cache } = await buildApp({
    config,
    database,
    jobs,
    storage,
    payments: payments ?? (await openPayments(config)).payments,
    clock,
    videoSources,
    signers,
    mailer: mailer ?? keeping,
    openBucket,
    openStripe,
    openMailer: (settings) => createMailer({ ...config, ...settings }, logger),
    google: createGoogle(config.google),
    pushServices,
    logger,
    webRoot,
    ...(extend && { extend }),
    remembers,
  });
  return {
    app,
    services,
    cache,
    config,
    database,
    log,
    mails,
    clock,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
    },
  };
}
