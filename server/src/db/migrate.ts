import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { release } from "#files/release.ts";
import { sourceFile } from "#files/source-file.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { applyDefinitions, create, differenceOf, isImmutable, readDefinitions } from "./functions.ts";
import { DatabaseClient } from "./hosts/client.ts";

/** A migration in the journal that drizzle-kit writes. */
interface Migration {
  readonly tag: string;
  /** Milliseconds; unique. */
  readonly when: number;
}

const inFolder = (file: string): Promise<string> => readFile(sourceFile(`db/migrations/${file}`), "utf8");

async function readMigrations(): Promise<readonly Migration[]> {
  const journal: { entries: Migration[] } = JSON.parse(await inFolder("meta/_journal.json"));
  return journal.entries;
}

/** Its comment is the newest version whose functions the database has. */
const table = "drizzle.__drizzle_migrations";
const createTable = `create schema if not exists drizzle;
  create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`;

async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_class where oid = to_regclass('${table}')`);
  return rows.length > 0;
}

async function whensIn(client: pg.Client): Promise<Set<number>> {
  const { rows } = await client.query<{ created_at: string }>(`select created_at from ${table}`);
  return new Set(rows.map(({ created_at }) => Number(created_at)));
}

async function versionIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string | null }>(
    `select obj_description('${table}'::regclass, 'pg_class') as version`,
  );
  return rows[0]?.version ?? "";
}

/** Whether a newer version migrated the database. A server of this one that starts again must not undo it. */
const isNewer = (version: string, applied: number, known: number): boolean =>
  applied > known || version.localeCompare(release, "en", { numeric: true }) > 0;

/** How much of this version's schema a database has. */
export interface SchemaState {
  readonly applied: number;
  /** How many migrations this version has. */
  readonly known: number;
  /** How many functions, views and triggers differ from this version's. */
  readonly differing: number;
}

export async function migrationsOf(url: string): Promise<SchemaState> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    const [{ length: known }, definitions] = await Promise.all([readMigrations(), readDefinitions()]);
    if (!(await isMigrated(client))) return { applied: 0, known, differing: definitions.length };
    const applied = (await whensIn(client)).size;
    if (isNewer(await versionIn(client), applied, known)) return { applied, known, differing: 0 };
    const { changed, removed } = await differenceOf(client, definitions);
    return { applied, known, differing: changed.length + removed.length };
  } finally {
    await client.end();
  }
}

/** Milliseconds that a migration waits for a table lock; later queries of that table wait as long. */
const lockPatience = 3_000;
/** Milliseconds between attempts, during which waiting queries run. */
const pause = 1_000;
const attempts = 60;

/** PostgreSQL's codes for a lock that was not granted in time, and for a deadlock. */
const busy: readonly unknown[] = ["55P03", "40P01"];

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && busy.includes(error.code);

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

/** Functions that tables use come before the migrations, all others after them (decision 0056). */
async function apply(client: pg.Client, known: readonly Migration[], wanted: readonly Migration[]): Promise<void> {
  await client.query(createTable);
  const applied = await whensIn(client);
  const pending = wanted.filter(({ when }) => !applied.has(when));
  const version = await versionIn(client);
  if (isNewer(version, applied.size, known.length)) {
    if (pending.length === 0) return;
    throw new Error("The database belongs to another version of Mindreel than this one.");
  }
  const definitions = await readDefinitions();
  const { changed } = await differenceOf(client, definitions.filter(isImmutable));
  await create(client, changed);
  for (const { tag, when } of pending) {
    const text = await inFolder(`${tag}.sql`);
    await client.query(text);
    const hash = createHash("sha256").update(text).digest("hex");
    await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, when]);
  }
  // The others may need tables of later migrations.
  if (wanted.length < known.length) return;
  await applyDefinitions(client, definitions);
  if (version !== release) await client.query(`comment on table ${table} is '${release}'`);
}

/**
 * Migrates the database to the newest schema. Servers that start together take turns; later ones find nothing left.
 * @param count how many migrations to apply to an empty database, to get the tables of an older version; absent: all
 */
export async function migrateDatabase(url: string, count?: number): Promise<void> {
  const known = await readMigrations();
  if (count !== undefined && count > known.length) {
    throw new Error("The database belongs to a newer version of Mindreel than this one.");
  }
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-migrations" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.migrations]);
    await patiently(client, async () => {
      await client.query("begin");
      try {
        await apply(client, known, known.slice(0, count));
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    });
  } finally {
    await client.end();
  }
}
