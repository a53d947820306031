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
import { examine } from "./faults.repository.ts";
import { restoreBackup } from "./restore/restore.ts";
import { listBackups } from "./store/backups.ts";

/** A backup of the demo's database made by each released version, in a folder named after the version. */
const releases = fileURLToPath(new URL("../../fixtures/releases", import.meta.url));

/** The tables that an owner would miss first. Who is pro until when is a column of `users`. */
const tables = [
  ...["users", "videos", "categories", "likes", "payments", "subscriptions", "subscribers", "list_videos", "customers"],
  ...["free_time", "entitlement_history", "business_days", "counted_subscriptions"],
];

/** Everything in these tables that an older version knew, as the number of rows and a digest of them. */
async function contentOf(databaseUrl: string, columns?: ReadonlyMap<string, string>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const content: Record<string, { readonly rows: number; readonly digest: string }> = {};
  const read = new Map<string, string>();
  for (const table of tables) {
    const { rows: named } = await client.query<{ list: string }>(
      "select string_agg(attname, ', ' order by attname) as list from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped",
      [table],
    );
    const list = columns?.get(table) ?? named[0]?.list ?? "";
    read.set(table, list);
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(coalesce(string_agg(kept::text, '|' order by kept::text), '')) as digest
       from (select ${list} from ${table}) kept`,
    );
    content[table] = rows[0];
  }
  await client.end();
  return { content, columns: read };
}

/** Restores a version's database, upgrades it, and starts a server on it. */
async function upgraded(version: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-release-"));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const { url: databaseUrl } = await ownDatabase({ empty: true });
  const store = { dir: path.join(releases, version), key: undefined };
  const target = { dataDir, databaseUrl };
  await restoreBackup({ store, backups: await listBackups(store), target, overwrite: false, at: undefined, log });
  const { content: before, columns } = await contentOf(databaseUrl);
  const { applied } = await migrationsOf(databaseUrl);
  await migrateDatabase(databaseUrl);
  const { known, applied: now, differing } = await migrationsOf(databaseUrl);
  const { faults } = await examine(databaseUrl);
  const found = { applied, now, known, differing, before, faults };
  const { content: after } = await contentOf(databaseUrl, columns);
  return { version, found: { ...found, after }, app: await startApp({ beside: databaseUrl }) };
}

const all: Awaited<ReturnType<typeof upgraded>>[] = [];
for (const version of readdirSync(releases)) all.push(await upgraded(version));

it.each(all)("upgrades the database of $version, with everything that was in it", async ({ found, app }) => {
  const { before, after, applied, now, known, differing, faults } = found;
  expect(applied).toBeGreaterThan(0);
  expect([now, differing]).toEqual([known, 0]);
  expect(before["payments"]?.rows).toBeGreaterThan(100);
  expect(after).toEqual(before);
  expect(faults).toEqual([]);
  const { token } = first(await app.members("superuser", 1));
  const { total_users } = await app.ok("GET /api/category/v1/count/", { token, query: { total_users: "true" } });
  expect(total_users).toBe((before["users"]?.rows ?? 0) + 1);
  // What opened with pro still does, and nothing else.
  const opened =
    "select 1 from videos where open_to is not null union all select 1 from series where open_to is not null";
  expect(await app.query(`${opened} union all select 1 from categories where open_to is not null`)).toEqual([]);
});
