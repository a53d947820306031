import path from "node:path";
import type { Config } from "#config.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type Database, openDatabase } from "#platform/database.ts";
import { startEmbedded } from "#platform/engine/engine.ts";
import { type Jobs, startJobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { diskStorage, type Storage } from "#ports/storage.ts";

/** What the server and the commands stand on: a migrated database, jobs in it, and a place for files. */
export interface Ground {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database (the given one, or the embedded one under DATA_DIR), brings it to the newest schema and starts
 * the jobs.
 * @param owner false for a command that may run beside the server
 */
export async function openGround(config: Config, log: Log, owner: boolean): Promise<Ground> {
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
