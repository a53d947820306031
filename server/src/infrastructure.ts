import path from "node:path";
import type { Config } from "#config/config.ts";
import { type Database, openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { Dependencies } from "#features/module.ts";
import { type Jobs, startJobs } from "#jobs/jobs.ts";
import type { Log } from "#observability/log.ts";
import { createGoogle } from "#ports/google/google.ts";
import { createMailer } from "#ports/mail/mailer.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";

/** What the server and the commands run on: a migrated database, its jobs, and storage for files. */
export interface Infrastructure {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly stop: () => Promise<void>;
}

/**
 * Opens the configured database, or the embedded one under DATA_DIR, migrates it and starts the jobs.
 * @param owner false for a command that may run beside the server
 */
export async function openInfrastructure(config: Config, log: Log, owner: boolean): Promise<Infrastructure> {
  const engine =
    config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log, owner }) : undefined;
  const url = engine?.url ?? config.databaseUrl ?? "";
  try {
    await migrateDatabase(url);
    const database = openDatabase(url, log);
    const jobs = await startJobs(url, log);
    return {
      database,
      jobs,
      storage: diskStorage(path.join(config.dataDir, "media")),
      stop: async () => {
        await jobs.stop();
        await database.close();
        await engine?.stop();
      },
    };
  } catch (error) {
    await engine?.stop();
    throw error;
  }
}

/** The adapters that the settings ask for, apart from payments. */
export function createPorts(config: Config, log: Log): Pick<Dependencies, "videoSources" | "google" | "mailer"> {
  return {
    google: createGoogle(config.google),
    videoSources: createVideoSources(oembedProviders(config.embedApiBase), {
      ownOrigin: config.publicUrl,
      privateToo: config.privateSources,
    }),
    mailer: createMailer(config, log),
  };
}
