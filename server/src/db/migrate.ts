import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { DatabaseClient } from "#data/hosts/client.ts";
import { advisoryLocks } from "#data/locks/advisory-locks.ts";
import { drizzle, migrate } from "./orm.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

const journalFile = "meta/_journal.json";

async function entriesIn(folder: string): Promise<unknown[]> {
  const journal: { entries: unknown[] } = JSON.parse(await readFile(path.join(folder, journalFile), "utf8"));
  return journal.entries;
}

/** How many migrations are applied to a database, and how many this version has. */
export async function migrationsOf(url: string): Promise<{ applied: number; known: number }> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    const known = (await entriesIn(migrationsFolder)).length;
    const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
    if (!rows[0]?.migrated) return { applied: 0, known };
    const counted = await client.query("select count(*)::int as applied from drizzle.__drizzle_migrations");
    return { applied: counted.rows[0]?.applied ?? 0, known };
  } finally {
    await client.end();
  }
}

/** Milliseconds that a migration waits for a table lock; later queries of that table wait as long. */
const lockPatience = 3_000;
/** Milliseconds between attempts, during which waiting queries run. */
const pause = 1_000;
const attempts = 60;

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === "55P03") return true;
  }
  return false;
}

/**
 * Retries on locked tables: servers of an older version must not stall behind a migration that waits for one of them.
 */
async function patiently(client: pg.Client, apply: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${lockPatience}`);
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt === attempts) {
        throw new Error("The database could not be migrated, since another connection keeps a table locked.", {
          cause: error,
        });
      }
      await sleep(pause);
    }
  }
}

/** Provides the first migrations alone, in a temporary folder. */
async function withFirst<Result>(count: number, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "mindreel-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, journalFile);
    const journal: { entries: unknown[] } = JSON.parse(await readFile(file, "utf8"));
    if (journal.entries.length < count) {
      throw new Error("The database belongs to a newer version of Mindreel than this one.");
    }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Migrates the database to the newest schema. Servers that start together take turns; later ones find nothing left.
 * @param count how many migrations to apply to an empty database, to get the schema of an older version; absent: all
 */
export async function migrateDatabase(url: string, count?: number): Promise<void> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.migrations]);
    const apply = (folder: string) => migrate(drizzle(client), { migrationsFolder: folder });
    await patiently(client, () => (count === undefined ? apply(migrationsFolder) : withFirst(count, apply)));
  } finally {
    await client.end();
  }
}
