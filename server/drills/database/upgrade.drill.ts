import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { listBackups, proofOf } from "#backup/store/backups.ts";
import { systemEnvironment } from "#config/config.ts";
import { migrateDatabase, migrationsOf } from "#db/migrate.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet } from "#test/run/quiet.ts";

const script = fileURLToPath(new URL("../../src/cli/upgrade.ts", import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), "mindreel-upgrade-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { url: databaseUrl } = await ownDatabase({ empty: true });
const store = { dir: path.join(folder, "backups"), key: undefined };

it("An upgrade makes and verifies a backup before it changes anything, and says how to go back", async ({ task }) => {
  await migrateDatabase(databaseUrl);
  await (await startJobs(databaseUrl, quiet, { byClock: false })).stop();
  // Not the newest schema.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("drop trigger likes_added on likes");
  await client.end();
  const began = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    cwd: folder,
    env: {
      ...systemEnvironment(),
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data"), BACKUP_DIR: store.dir },
    },
  });
  const took = performance.now() - began;
  const { applied, known, differing } = await migrationsOf(databaseUrl);
  expect([applied, differing]).toEqual([known, 0]);
  const [backup, ...others] = await listBackups(store);
  expect(others).toEqual([]);
  expect((await proofOf(store, backup?.id ?? ""))?.faults).toEqual([]);
  expect(stdout).toContain("Upgraded the database by 0 migrations and 1 functions and triggers.");
  expect(stdout).toContain(`npm run restore -- --at "${backup?.at}" --overwrite`);
  task.meta.figure = `an empty library in ${(took / 1000).toFixed(1)} s, including the backup and its verification`;
});
