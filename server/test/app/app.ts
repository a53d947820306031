import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Call, ResponseOf } from "@mindreel/contract/api";
import { languages } from "@mindreel/contract/plain/languages";
import { expect, vi } from "vitest";
import { type AppDependencies, buildApp } from "#app.ts";
import { type Config, readConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { startJobs } from "#jobs/jobs.ts";
import { unusedPicturesQueue } from "#media/pictures.ts";
import { createGoogle } from "#ports/google/google.ts";
import { openPayments } from "#ports/payments/open.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import { createPushServices } from "#ports/push/push.ts";
import { signers } from "#ports/source-signing/source-signing.ts";
import { openStores } from "#ports/storage/open.ts";
import { createLog } from "#serve.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { keepMails } from "#test/mails/kept-mails.ts";
import { atEnd } from "#test/run/at-end.ts";
import { secretsIn } from "./log-secrets.ts";
import { createMembers } from "./members.ts";
import { createRequest, type RequestOptions } from "./request.ts";

export const publicUrl = "http://mindreel.test";

export interface TestOptions {
  readonly config?: Partial<Config>;
  readonly webRoot?: string;
  readonly videoSources?: AppDependencies["videoSources"];
  /** Replaces the mailer that collects mails in `mails`. */
  readonly mailer?: AppDependencies["mailer"];
  readonly payments?: Payments;
  readonly pushServices?: AppDependencies["pushServices"];
  /** The URL of another app's database, to run a second server on it. */
  readonly beside?: string;
  readonly extend?: NonNullable<AppDependencies["extend"]>;
  /** The clock of another app, to share it. */
  readonly clock?: () => Date;
  /** False for a server without a cache. */
  readonly remembers?: boolean;
  /** The size of the connection pool; 10 as in production if absent. */
  readonly connections?: number;
}

export const noVideoSources: AppDependencies["videoSources"] = {
  probe: async () => ({ state: "gone" }),
  peek: async () => ({ status: 404, date: null, text: "", leadsTo: [] }),
  fetchFile: async (url) => ({ status: 404, content: Buffer.alloc(0), url }),
  measuredAtOnce: () => 0,
  measure: async () => [],
  fetchPicture: async () => null,
};

/** Builds the real server with its own database and folder, for the file or for the test that calls it. */
export async function startApp({
  config: given,
  webRoot,
  videoSources = noVideoSources,
  mailer,
  payments,
  pushServices = createPushServices("http://127.0.0.1:1"),
  beside,
  extend,
  connections,
  clock: sharedClock,
  remembers = true,
}: TestOptions = {}) {
  const url = beside ?? (await ownDatabase()).url;
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-app-"));
  const log: string[] = [];
  const config: Config = {
    ...readConfig({ PUBLIC_URL: publicUrl, RATE_LIMITS: "off", DATA_DIR: dataDir, LANGUAGES: languages.join() }),
    ...given,
  };
  const logger = createLog(config.logLevel, { write: (line: string) => void log.push(line) });
  const database = openDatabase(url, logger, connections);
  const {
    jobs,
    mails,
    mailer: keeping,
  } = keepMails(await startJobs(url, logger, { byClock: false, pollWhileNotified: 2, pollCronWhileNotified: 2 }));
  const { storage } = await openStores(config);

  // Each reading of the clock is a millisecond later than the last.
  let now = Date.UTC(2026, 0, 15, 12);
  const clock = sharedClock ?? (() => new Date(now++));
  const { app, services, memory } = await buildApp({
    config,
    database,
    jobs,
    storage,
    payments: payments ?? (await openPayments(config)).payments,
    clock,
    videoSources,
    signers,
    mailer: mailer ?? keeping,
    google: createGoogle(config.google),
    pushServices,
    logger,
    webRoot,
    ...(extend && { extend }),
    remembers,
  });
  const tokens = new Set<string>();
  const request = createRequest(app, tokens);
  atEnd(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
    // No test may leave a secret in its log.
    expect(secretsIn(log.join(""), mails, tokens)).toEqual([]);
  });
  await app.ready();

  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(text, values)).rows;

  return {
    app,
    config,
    database,
    url,
    services,
    memory,
    log,
    mails,
    clock,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    request,
    /** Makes a call that must succeed. @returns its body, typed by the contract */
    ok: async <C extends Call>(call: C, options: RequestOptions = {}): Promise<ResponseOf<C>> => {
      const { status, body } = await request(call, options);
      if (status >= 400) throw new Error(`${call} answered ${status}: ${JSON.stringify(body)}`);
      return body as ResponseOf<C>;
    },
    query,
    /** Runs the jobs that remove replaced pictures, which are due after a day. */
    picturesGo: async (): Promise<void> => {
      await query("update pgboss.job set start_after = now() where name = $1", [unusedPicturesQueue.name]);
      const waiting = "select 1 from pgboss.job where name = $1 and state <> 'completed'";
      await vi.waitFor(async () => expect(await query(waiting, [unusedPicturesQueue.name])).toEqual([]));
    },
    /** The folders of stored pictures, including abandoned drafts, without the AVIF files that jobs add. */
    keptPictures: async (): Promise<string[]> => {
      const found = await readdir(path.join(dataDir, "media"), { recursive: true }).catch(() => []);
      return found
        .filter((name) => /^..\/[^/]+$/.test(name) && !/-avif(\.draft)?$/.test(name))
        .map((name) => path.basename(name));
    },
    ...createMembers({ services, database, request, clock }),
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
