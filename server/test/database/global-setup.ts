import { appendFile, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type Engine, startEmbedded } from "#data/engine/engine.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { buildServer } from "#test/app/build.ts";
import { quiet } from "#test/run/quiet.ts";
import { dropDatabase, listDatabases, makeDatabase, withName } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A URL whose role may create databases, and the name of the migrated database that tests copy. */
    database: { readonly url: string; readonly template: string };
  }
}

/** Nothing needs to survive a crash, and short-lived databases write too much per minute for checkpoints to pay off. */
const settings = `
max_connections = 120
fsync = off
full_page_writes = off
checkpoint_timeout = 1h
max_wal_size = 1GB
shared_buffers = 256MB
`;

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
/** Bytes. The databases of a run take up to 400 MB at a time. */
const memoryNeeded = 2 * 1024 ** 3;

/**
 * Where the databases go: into memory if there is enough. Each consists of hundreds of files and is removed within
 * minutes, and ext4 avoids the inodes of files that were just deleted, so that it takes ever longer to find free ones.
 */
async function databasesFolder(): Promise<string> {
  const found = await statfs(memory).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize >= memoryNeeded ? memory : tmpdir();
}

/** Starts an engine with enough connections for several test files, and without durability, which tests do not need. */
async function startEngine(dataDir: string): Promise<Engine> {
  const options = { dataDir, log: quiet, owner: true };
  await (await startEmbedded(options)).stop();
  await appendFile(path.join(dataDir, "postgres/postgresql.conf"), settings);
  return startEmbedded(options);
}

/** Tests bring waiting jobs forward, or add some, in SQL: their workers notice at once, as if the server had added them. */
const noticeJobs = `
create function pgboss.notice() returns trigger language plpgsql as $$
  begin
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), new.name);
    return null;
  end $$;
create trigger notice after insert or update of start_after on pgboss.job
  for each row when (new.state < 'active' and new.start_after <= now()) execute function pgboss.notice()`;

/** Starts a server once, so that those on copies of the database find their jobs' queues, which take long to create. */
async function createQueues(url: string, dataDir: string): Promise<void> {
  const { app, database, close } = await buildServer(url, dataDir);
  await app.ready();
  // Each copy has keys of its own.
  await database.pool.query("delete from server_keys");
  await database.pool.query(noticeJobs);
  await close();
}

/** One PostgreSQL for the whole run: at TEST_DATABASE_URL, or an embedded one in a temporary folder, if possible in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(await databasesFolder(), "mindreel-test-"));
  const given = process.env["TEST_DATABASE_URL"];
  const engine = given === undefined ? await startEngine(dataDir) : undefined;
  const url = given ?? engine?.url ?? "";
  const template = `mindreel_test_${process.pid}`;
  await makeDatabase(url, template);
  await migrateDatabase(withName(url, template));
  await createQueues(withName(url, template), dataDir);
  project.provide("database", { url, template });

  return async () => {
    for (const name of await listDatabases(url, template)) await dropDatabase(url, name);
    await engine?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
