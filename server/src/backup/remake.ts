import { rm } from "node:fs/promises";
import path from "node:path";
import { examine } from "#backup/faults.repository.ts";
import { copyExternal } from "#backup/make/external.ts";
import { loadInto } from "#backup/restore/restore.ts";
import { filesOf, tarOf, unpackInto } from "#backup/store/tar.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import type { Log } from "#observability/log.ts";

/** A folder in the data folder; an interrupted attempt starts over. */
const making = "postgres-in-the-making";

/** Copies all rows into a new database, like a backup of an external one, and checks that it is consistent. */
async function copyInto(folder: string, from: string, log: Log): Promise<void> {
  for await (const packed of filesOf(tarOf(async (archive) => void (await copyExternal(archive, from))))) {
    await unpackInto(folder, packed, false);
  }
  const engine = await startEmbedded({ dataDir: folder, log, owner: true });
  const { faults } = await loadInto(folder, engine.url, log)
    .then(() => examine(engine.url))
    .finally(engine.stop);
  if (faults.length > 0) throw new Error(`The copy in the new database is not consistent: ${faults.join("; ")}`);
}

/**
 * Copies the database of an older PostgreSQL version into a new one, and keeps the older one.
 * @returns the folder of the complete new database
 */
export async function remake(dataDir: string, major: number, log: Log): Promise<string> {
  const work = path.join(dataDir, making);
  const older = await startEmbedded({ dataDir, log, owner: true, major });
  try {
    // Only now, when no other process can be working on it.
    await rm(work, { recursive: true, force: true });
    // Both must have the same schema. It keeps everything that an older Mindreel needs.
    await migrateDatabase(older.url);
    await (await startJobs(older.url, log, { byClock: false })).stop();
    await copyInto(work, older.url, log);
  } finally {
    await older.stop();
  }
  return path.join(work, "postgres");
}
