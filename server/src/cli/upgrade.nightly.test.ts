import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { systemEnvironment } from "#config/config.ts";
import { migrateDatabase, migrationsOf } from "#db/migrate.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet } from "#test/run/quiet.ts";

const script = fileURLToPath(new URL("./upgrade.ts", import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), "mindreel-upgrade-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { url: databaseUrl } = await ownDatabase({ empty: true });
const upgrade = (...options: string[]) =>
  promisify(execFile)(process.execPath, [script, ...options], {
    cwd: folder,
    env: { ...systemEnvironment(), DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data") },
  });

// An upgrade with a backup is a drill, since it takes minutes.
it("does not upgrade without a backup, unless told to", async () => {
  await migrateDatabase(databaseUrl);
  await (await startJobs(databaseUrl, quiet, { byClock: false })).stop();
  // Not the newest schema.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("drop trigger likes_added on likes");
  await client.end();
  await expect(upgrade()).rejects.toThrow("BACKUP_DIR must be set");
  expect((await migrationsOf(databaseUrl)).differing).toBe(1);

  const { stdout } = await upgrade("--without-backup");
  const { applied, known, differing } = await migrationsOf(databaseUrl);
  expect([applied, differing]).toEqual([known, 0]);
  expect(stdout).toContain("Upgraded the database by 0 migrations and 1 functions and triggers.");
  expect((await upgrade()).stdout).toBe("The database is up to date.\n");
}, 120_000);
