import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { idOf, keptFolder, namesIn } from "#backup/store/backups.ts";
import { openCluster } from "#data/engine/cluster.ts";
import { findRunning } from "#data/engine/database.ts";
import { withClient } from "./client.ts";

/** The target of a restore. */
export interface Target {
  readonly dataDir: string;
  /** For a backup of an external database; if absent, an embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/** The folders of a data folder that a restore fills. */
export const filled = ["postgres", ...Object.values(keptFolder)];

const asideName = "before-restore-";
const schemas = "('public', 'drizzle', 'pgboss')";

const filledParts = async (dataDir: string): Promise<string[]> => {
  const parts = await Promise.all(
    filled.map(async (name) => ((await namesIn(path.join(dataDir, name))).length > 0 ? [name] : [])),
  );
  return parts.flat();
};

async function isRunning(dataDir: string): Promise<boolean> {
  const running = existsSync(dataDir) ? await findRunning(await openCluster(dataDir)) : undefined;
  await running?.admin.end();
  return running !== undefined;
}

const lookInto = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ tables: number; servers: number }>(
      `select (select count(*)::int from pg_tables where schemaname in ${schemas}) as tables,
              (select count(*)::int from pg_stat_activity
               where datname = current_database() and application_name = 'mindreel-jobs') as servers`,
    );
    return rows[0] ?? { tables: 0, servers: 0 };
  });

/** @throws Error if a server is running, or there is data that may not be replaced */
export async function checkTarget({ dataDir, databaseUrl }: Target, overwrite: boolean): Promise<void> {
  const there = databaseUrl === undefined ? undefined : await lookInto(databaseUrl);
  if ((await isRunning(dataDir)) || (there?.servers ?? 0) > 0) {
    throw new Error("Mindreel is running. Stop the server first, on every machine.");
  }
  if (overwrite) return;
  const parts = await filledParts(dataDir);
  if (parts.length > 0) {
    throw new Error(
      `${dataDir} is not empty (${parts.join(", ")}). Add --overwrite to restore nevertheless: what is there is moved aside.`,
    );
  }
  if ((there?.tables ?? 0) > 0) {
    throw new Error("The database of DATABASE_URL is not empty. Add --overwrite to remove for good what is there.");
  }
}

/**
 * Moves the contents of a data folder aside, and empties an external database.
 * @returns where the contents are now; undefined if there were none
 */
export async function clearTarget({ dataDir, databaseUrl }: Target): Promise<string | undefined> {
  if (databaseUrl !== undefined) {
    await withClient(databaseUrl, async (client) => {
      await client.query("drop schema if exists public, drizzle, pgboss cascade");
      await client.query("create schema public");
    });
  }
  const parts = await filledParts(dataDir);
  if (parts.length === 0) {
    for (const name of filled) await rm(path.join(dataDir, name), { recursive: true, force: true });
    return undefined;
  }
  const aside = path.join(dataDir, `${asideName}${idOf(new Date())}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of filled) {
    if (existsSync(path.join(dataDir, name))) await rename(path.join(dataDir, name), path.join(aside, name));
  }
  return aside;
}
