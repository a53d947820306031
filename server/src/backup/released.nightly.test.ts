import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { migrateDatabase, migrationsOf } from "#db/migrate.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { examine } from "./proof/faults.repository.ts";
import { restoreBackup } from "./restore/restore.ts";
import { listBackups } from "./store/backups.ts";

/** A backup of the demo's database made by each released version, in a folder named after the version. */
const releases = fileURLToPath(new URL("../../fixtures/releases", import.meta.url));

/** Row counts of the tables that an owner would miss first. */
async function countsOf(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = ["users", "videos", "categories", "likes", "payments", "subscriptions", "subscribers", "list_videos"];
  const { rows } = await client.query(`select ${tables.map((name) => `(select count(*) from ${name}) as ${name}`)}`);
  await client.end();
  return rows[0];
}

/** Restores a version's database, upgrades it, and starts a server on it. */
async function upgraded(version: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-release-"));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const { url: databaseUrl } = await ownDatabase({ empty: true });
  const store = { dir: path.join(releases, version), key: undefined };
  const target = { dataDir, databaseUrl };
  await restoreBackup({ store, backups: await listBackups(store), target, overwrite: false, at: undefined, log });
  const before = await countsOf(databaseUrl);
  const { applied } = await migrationsOf(databaseUrl);
  await migrateDatabase(databaseUrl);
  const { known, applied: now, differing } = await migrationsOf(databaseUrl);
  const { faults } = await examine(databaseUrl);
  const found = { applied, now, known, differing, before, after: await countsOf(databaseUrl), faults };
  return { version, found, app: await startApp({ beside: databaseUrl }) };
}

const all: Awaited<ReturnType<typeof upgraded>>[] = [];
for (const version of readdirSync(releases)) all.push(await upgraded(version));

it.each(all)("upgrades the database of $version, with everything that was in it", async ({ found, app }) => {
  const { before, after, applied, now, known, differing, faults } = found;
  expect(applied).toBeGreaterThan(0);
  expect([now, differing]).toEqual([known, 0]);
  expect(Number(before["payments"])).toBeGreaterThan(100);
  expect(after).toEqual(before);
  expect(faults).toEqual([]);
  const { token } = first(await app.members("superuser", 1));
  const { total_users } = await app.ok("GET /api/category/v1/count/", { token, query: { total_users: "true" } });
  expect(total_users).toBe(Number(before["users"]) + 1);
});
