import { constants, existsSync } from "node:fs";
import { access, chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import { type Shipping, startShipping } from "#backup/make/log-shipper.ts";
import { type Config, ConfigError } from "#config/config.ts";
import { type Database, openDatabase } from "#data/database.ts";
import { isPassing, reasonOf } from "#data/database-errors.ts";
import type { EngineOptions } from "#data/engine/engine.ts";
import { spoolOf } from "#data/engine/wal-archiving.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { Dependencies } from "#features/module.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import type { Log } from "#observability/log.ts";
import { createGoogle } from "#ports/google.ts";
import { createMailer } from "#ports/mail/mailer.ts";
import { openStripe } from "#ports/payments/open.ts";
import { createPushServices } from "#ports/push/push.ts";
import { signers } from "#ports/source-signing/source-signing.ts";
import { mediaOf, openBucket, openStores } from "#ports/storage/open.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { databaseIdentity } from "./backup/make/backup.ts";
import { startNewest } from "./backup/start-newest.ts";
import { youtubeData } from "./ports/video-sources/lengths.ts";

/** What the server and the commands run on: a migrated database, its jobs, and file storage. */
export interface Infrastructure {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly stop: () => Promise<void>;
}

/** The folder itself, or its nearest existing parent. */
const existingPart = (folder: string): string => (existsSync(folder) ? folder : existingPart(path.dirname(folder)));

/**
 * Creates the data folder, and closes its pictures to all other users.
 * @throws ConfigError if this user cannot write there
 */
async function prepareDataDir(config: Config): Promise<void> {
  const { dataDir } = config;
  try {
    // Checked first, since Node's recursive mkdir reports ENOENT on a read-only disk.
    await access(existingPart(dataDir), constants.R_OK | constants.W_OK | constants.X_OK);
    await mkdir(dataDir, { recursive: true });
    await mkdir(mediaOf(config), { recursive: true });
    await chmod(mediaOf(config), 0o700);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : cause;
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written (${code}). Let this user write to it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Options of the embedded database, for the server and commands alike. */
export const engineOptions = (
  { dataDir, backups }: Config,
  log: Log,
  owner: boolean,
): EngineOptions & { log: Log } => ({
  dataDir,
  log,
  owner,
  keepsChanges: backups !== undefined,
});

/** Says that it is the database: the error may name only an address, such as "connect ECONNREFUSED 127.0.0.1:5432". */
const whileOpening = (error: unknown, { databaseUrl }: Config): unknown =>
  databaseUrl !== undefined && isPassing(error)
    ? new Error(`The database does not answer: ${reasonOf(error)}. Is it running, and is DATABASE_URL right?`, {
        cause: error,
      })
    : error;

/**
 * Opens the configured database, or the embedded one under DATA_DIR, migrates it and starts the jobs.
 * @param owner false for a command that may run beside the server
 * @param waits called once only the database is being waited for, if that happens
 */
export async function openInfrastructure(
  config: Config,
  log: Log,
  owner: boolean,
  waits = () => {},
): Promise<Infrastructure> {
  if (owner || config.databaseUrl === undefined) await prepareDataDir(config);
  if (config.databaseUrl !== undefined) waits();
  const engine =
    config.databaseUrl === undefined ? await startNewest({ ...engineOptions(config, log, owner), waits }) : undefined;
  const url = engine?.url ?? config.databaseUrl ?? "";
  const direct = engine?.url ?? config.databaseDirectUrl ?? url;
  let shipping: Shipping | undefined;
  try {
    const [migrated, started] = await Promise.allSettled([migrateDatabase(direct), startJobs(direct, log)]);
    if (started.status === "rejected") throw whileOpening(started.reason, config);
    const jobs = started.value;
    if (migrated.status === "rejected") {
      await jobs.stop();
      throw whileOpening(migrated.reason, config);
    }
    const database = openDatabase(url, log);
    const { storage, disk } = await openStores(config);
    if (owner && engine !== undefined && config.backups !== undefined) {
      const { system } = await databaseIdentity(database.pool);
      const spool = spoolOf(config.dataDir);
      shipping = startShipping({ store: config.backups, dataDir: config.dataDir, pictures: disk, spool, system, log });
    }
    return {
      database,
      jobs,
      storage,
      stop: async () => {
        try {
          await jobs.stop();
          await database.close();
        } finally {
          await engine?.stop();
          // The database archives the rest of its WAL when it stops.
          await shipping?.stop();
        }
      },
    };
  } catch (error) {
    await engine?.stop();
    await shipping?.stop();
    throw error;
  }
}

/** The configured adapters, except for payments. */
export function createPorts(
  config: Config,
  log: Log,
): Pick<
  Dependencies,
  "videoSources" | "signers" | "google" | "mailer" | "openBucket" | "openMailer" | "openStripe" | "pushServices"
> {
  return {
    google: createGoogle(config.google),
    pushServices: createPushServices(),
    videoSources: createVideoSources(
      oembedProviders(config.embedApiBase),
      { ownOrigin: config.publicUrl, privateToo: config.privateSources },
      config.youtubeApiKey === undefined ? undefined : youtubeData(config.youtubeApiKey, config.embedApiBase),
    ),
    signers,
    mailer: createMailer(config, log),
    openBucket,
    openStripe,
    openMailer: (settings) => createMailer({ ...config, ...settings }, log),
  };
}
