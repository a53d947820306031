import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { openStores } from "#ports/storage/open.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { libraryOf } from "#test/library/library.ts";
import { startS3 } from "#test/peers/s3.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { examine } from "./faults.repository.ts";
import { backUpAndProve } from "./nightly.ts";
import { restoreBackup } from "./restore/restore.ts";
import { listBackups, writeManifest } from "./store/backups.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = { dir: path.join(folder, "backups"), key: undefined, keepDays: 7 };
const { settings: s3 } = await startS3();
const t = await startApp({ config: { backups: store, storage: "s3", s3 } });
const { storage: pictures } = await openStores(t.config);
const { token } = first(await t.members("superuser", 1));
const { url: databaseUrl } = await ownDatabase({ empty: true });

it("copies a snapshot of the rows while others write, and loads it into an empty database", async () => {
  const library = libraryOf(t, token);
  const categoryId = await library.category("Films");
  await library.fill([{ categoryId, title: "A \\ tab\t, a line\n and ünïcode" }]);
  await t.register("pro");
  await pictures.put("abc", new Map([["320.webp", Buffer.from("a picture")]]));
  let writing = true;
  const writer = (async () => {
    while (writing) await library.fill([{ categoryId }]);
  })();
  const source = { dataDir: t.config.dataDir, databaseUrl: t.url, pictures, version: "1" };
  const { proof } = await backUpAndProve(store, source, 7, log).finally(() => {
    writing = false;
  });
  await writer;
  expect(proof.faults).toEqual([]);
  expect(await t.ok("GET /api/admin/v1/backups/", { token })).toMatchObject({
    ...{ kept: true, encrypted: false, count: 1, failure: null, proved_at: proof.at },
  });

  const target = { dataDir: path.join(folder, "data"), databaseUrl };
  const restoring = { store, backups: await listBackups(store), target, overwrite: false, at: undefined, log };
  expect(await restoreBackup(restoring)).toMatchObject({ pictures: 1, missing: 0 });
  expect(await readFile(path.join(target.dataDir, "media/ab/abc/320.webp"), "utf8")).toBe("a picture");
  expect((await examine(databaseUrl)).faults).toEqual([]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const titles = (await client.query("select id, title from videos order by id")).rows;
  const here = await t.query("select id, title from videos order by id limit $1", [titles.length]);
  expect(titles).toEqual(here);
  expect(titles.length).toBeGreaterThan(0);
  // Sequences continue, and foreign keys and triggers are restored.
  const added = await client.query("insert into categories (name) values ('New') returning id");
  expect(added.rows[0].id).toBeGreaterThan(categoryId);
  await expect(client.query("insert into likes (user_id, video_id) values (1, 999999)")).rejects.toThrow("foreign key");
  await client.query("delete from videos");
  expect((await client.query("select video_count from library")).rows).toEqual([{ video_count: 0 }]);
  const jobs = "select name from pgboss.queue order by name";
  expect((await client.query(jobs)).rows).toEqual(await t.query(jobs));
  await client.end();

  await expect(restoreBackup(restoring)).rejects.toThrow("is not empty");
  // Where pictures are is a part of what is restored.
  const there = async (url: string) => {
    expect((await examine(url)).faults).toEqual([]);
    return new Set(await Array.fromAsync(pictures.folders()));
  };
  expect(await restoreBackup({ ...restoring, overwrite: true, there })).toMatchObject({ pictures: 0, missing: 0 });
  expect((await examine(databaseUrl)).faults).toEqual([]);
}, 240_000);

it("says what is wrong with a backup that cannot be restored", async () => {
  const [backup] = await listBackups(store);
  if (backup === undefined) throw new Error("there is no backup");
  const { rows } = await t.database.pool.query("update library set video_count = video_count + 1 returning 1");
  expect(rows).toHaveLength(1);
  const source = { dataDir: t.config.dataDir, databaseUrl: t.url, pictures, version: "1" };
  await writeManifest(store, { ...backup, id: "20000101T000000Z", at: "2000-01-01T00:00:00Z" });
  await expect(backUpAndProve(store, source, 7, log)).rejects.toThrow("the number of videos in the library is wrong");
  // Outdated backups are removed all the same.
  expect(await listBackups(store)).toMatchObject([{ id: backup.id }, {}]);
  const { count, failure, proved_at } = await t.ok("GET /api/admin/v1/backups/", { token });
  expect([count, failure?.message, proved_at]).toEqual([
    2,
    expect.stringContaining("could not be proved"),
    expect.any(String),
  ]);
  expect(await readFile(path.join(store.dir, "failure.json"), "utf8")).toContain("could not be proved");
}, 240_000);
