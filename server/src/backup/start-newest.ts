import { existsSync, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { loadBinaries, ownMajor } from "#data/engine/binaries.ts";
import { openCluster } from "#data/engine/cluster.ts";
import { findRunning } from "#data/engine/database.ts";
import { type Engine, type EngineOptions, startEmbedded } from "#data/engine/engine.ts";
import { spoolOf } from "#data/engine/wal-archiving.ts";
import type { Log } from "#observability/log.ts";

/** A folder in the data folder: the complete new database, until it replaces the older one. */
const ready = "postgres-ready";

/** The PostgreSQL version of the files in a folder; undefined if there are none. */
function majorOf(folder: string): number | undefined {
  const file = path.join(folder, "PG_VERSION");
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined;
}

async function isRunning(dataDir: string): Promise<boolean> {
  const running = await findRunning(await openCluster(dataDir));
  await running?.admin.end();
  return running !== undefined;
}

/** Replaces the older database with the complete new one. If interrupted, the next start continues it. */
async function putInPlace(dataDir: string): Promise<void> {
  const [place, waiting] = [path.join(dataDir, "postgres"), path.join(dataDir, ready)];
  const before = majorOf(place);
  if (before !== undefined) await rename(place, path.join(dataDir, `postgres-${before}`));
  // WAL of the older one that has not been shipped yet does not fit the new one.
  await rm(spoolOf(dataDir), { recursive: true, force: true });
  await rename(waiting, place);
}

/**
 * Starts the embedded database. A database of an older PostgreSQL version is taken over first: its rows are copied into
 * a new one, and the older one is kept next to it.
 * @throws Error if the older PostgreSQL's programs are not installed, or it is still running
 */
export async function startNewest(options: EngineOptions & { readonly log: Log }): Promise<Engine> {
  const { dataDir, log } = options;
  if (existsSync(path.join(dataDir, ready))) await putInPlace(dataDir);
  const major = majorOf(path.join(dataDir, "postgres")) ?? ownMajor;
  if (major > ownMajor) {
    throw new Error(
      `The database in ${dataDir} is of PostgreSQL ${major}, and this Mindreel brings ${ownMajor}. Update it.`,
    );
  }
  if (major < ownMajor) {
    // Fails before anything is touched.
    await loadBinaries(major);
    if (await isRunning(dataDir)) {
      throw new Error(`The database of PostgreSQL ${major} is running. Stop the server of the version before first.`);
    }
    log.warn({ from: major, to: ownMajor }, "the database is taken over from an older PostgreSQL");
    // Imported only for this.
    const { remake } = await import("./remake.ts");
    const remade = await remake(dataDir, major, log);
    await rename(remade, path.join(dataDir, ready));
    await putInPlace(dataDir);
    await rm(path.dirname(remade), { recursive: true });
    log.warn(`the older database is in ${path.join(dataDir, `postgres-${major}`)}; remove it once you do not need it`);
  }
  return startEmbedded(options);
}
