import { existsSync } from "node:fs";
import { mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { withClient } from "#backup/restore/database/client.ts";
import { filledSchemas } from "#backup/restore/database/tables.ts";
import { keptFolder, namesIn } from "#backup/store/backups.ts";
import { idOf } from "#backup/store/manifest.ts";
import { openCluster } from "#data/engine/cluster.ts";
import { findRunning } from "#data/engine/database.ts";

/** The target of a restore. */
export interface Target {
  readonly dataDir: string;
  /** For a backup of an external database; if absent, an embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/** The folders of a data folder that a restore fills. */
const filled = ["postgres", ...Object.values(keptFolder)];

const asideName = "before-restore-";

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
    const { own, aside } = await filledSchemas(client);
    const { rows } = await client.query<{ tables: number; servers: number }>(
      `select (select count(*)::int from pg_tables where schemaname = any($1)) as tables,
              (select count(*)::int from pg_stat_activity
               where datname = current_database() and application_name = 'mindreel-jobs') as servers`,
      [[...own, ...aside]],
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
 * Moves restored folders into a data folder, and what is there aside. If that fails, everything is moved back.
 * @returns where the previous contents are now; undefined if there were none
 */
export async function swapFolders(dataDir: string, restored: string): Promise<string | undefined> {
  const isEmpty = (await filledParts(dataDir)).length === 0;
  const aside = isEmpty ? undefined : path.join(dataDir, `${asideName}${idOf(new Date())}`);
  if (aside !== undefined) await mkdir(aside, { mode: 0o700 });
  const moved: [string, string][] = [];
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return;
    await rename(from, to);
    moved.push([from, to]);
  };
  try {
    for (const name of filled) {
      const place = path.join(dataDir, name);
      if (aside === undefined) await rm(place, { recursive: true, force: true });
      else await move(place, path.join(aside, name));
      await move(path.join(restored, name), place);
    }
    return aside;
  } catch (error) {
    try {
      for (const [from, to] of moved.toReversed()) await rename(to, from);
      if (aside !== undefined) await rmdir(aside);
    } catch (cause) {
      throw new Error(`${String(error)}\nNot everything could be moved back: look for it in ${aside}.`, { cause });
    }
    throw error;
  }
}
