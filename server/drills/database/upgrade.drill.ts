import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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
  // Not the newest schema.
  await migrateDatabase(databaseUrl, 25);
  await (await startJobs(databaseUrl, quiet, { byClock: false })).stop();
  const began = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    cwd: folder,
    env: {
      ...systemEnvironment(),
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data"), BACKUP_DIR: store.dir },
    },
  });
  const took = performance.now() - began;
  const { applied, known } = await migrationsOf(databaseUrl);
  expect(applied).toBe(known);
  const [backup, ...others] = await listBackups(store);
  expect(others).toEqual([]);
  expect((await proofOf(store, backup?.id ?? ""))?.faults).toEqual([]);
  expect(stdout).toContain(`Upgraded the database by ${known - 25} migrations.`);
  expect(stdout).toContain(`npm run restore -- --at "${backup?.at}" --overwrite`);
  task.meta.figure = `an empty library by ${known - 25} migrations in ${(took / 1000).toFixed(1)} s, including the backup and its verification`;
});
