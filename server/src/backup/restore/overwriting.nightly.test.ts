import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeBackup } from "#backup/make/backup.ts";
import { withClient } from "#backup/restore/database/client.ts";
import { listBackups } from "#backup/store/backups.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import { startApp } from "#test/app/app.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { restoreBackup } from "./restore.ts";
import { swapFolders } from "./target.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-overwriting-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const t = await startApp();

async function backUp() {
  const store = { dir: await mkdtemp(path.join(folder, "backups-")), key: undefined };
  const pictures = diskStorage(path.join(folder, "media"));
  await makeBackup(store, { dataDir: t.config.dataDir, databaseUrl: t.url, pictures, version: "1" });
  return { store, backups: await listBackups(store) };
}

/** A database and a data folder with something in them. */
async function filledTarget() {
  const { url: databaseUrl } = await ownDatabase({ empty: true });
  const ask = (text: string) => withClient(databaseUrl, async (client) => (await client.query(text)).rows);
  await ask("create extension citext; create table precious (word citext); create schema drizzle");
  await ask("insert into precious values ('Kept')");
  const dataDir = await mkdtemp(path.join(folder, "data-"));
  await mkdir(path.join(dataDir, "secrets"));
  await writeFile(path.join(dataDir, "secrets/key"), "precious");
  return { target: { dataDir, databaseUrl }, ask };
}

const schemas = "select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$)' order by 1";
const extensions = "select extname as name from pg_extension where extnamespace = 'public'::regnamespace";
const constraint = "constraint likes_video_id_videos_id_fk";

it.each([
  {
    reason: "the jobs are kept in another way",
    damage: "update pgboss.version set version = version - 1",
    repair: "update pgboss.version set version = version + 1",
    message: /jobs are kept in another way/,
  },
  {
    reason: "the rows contradict each other",
    damage: `alter table likes drop ${constraint}; insert into likes select id, 999999 from users limit 1`,
    repair: `delete from likes; alter table likes add ${constraint} foreign key (video_id) references videos (id)`,
    message: /foreign key/,
  },
])(
  "a restore that fails because $reason leaves everything as it was",
  async ({ damage, repair, message }) => {
    await t.members("member", 1);
    await t.database.pool.query(damage);
    const backup = await backUp().finally(() => t.database.pool.query(repair));
    const { target, ask } = await filledTarget();

    await expect(restoreBackup({ ...backup, target, overwrite: true, at: undefined, log })).rejects.toThrow(message);
    expect(await ask("select word = 'kept' as kept from precious")).toEqual([{ kept: true }]);
    expect(await ask(schemas)).toEqual([{ name: "drizzle" }, { name: "public" }]);
    expect(await readdir(target.dataDir)).toEqual(["secrets"]);
    expect(await readFile(path.join(target.dataDir, "secrets/key"), "utf8")).toBe("precious");
  },
  120_000,
);

it("leaves the folders that are there if others cannot take their places", async () => {
  const restored = await mkdtemp(path.join(folder, "restored-"));
  // A folder cannot be moved into itself.
  const dataDir = path.join(restored, "secrets/data");
  for (const name of ["postgres", "secrets"]) {
    await mkdir(path.join(restored, name), { recursive: true });
    await mkdir(path.join(dataDir, name), { recursive: true });
    await writeFile(path.join(dataDir, name, "old"), "");
  }
  await expect(swapFolders(dataDir, restored)).rejects.toThrow("EINVAL");
  expect(await readdir(dataDir)).toEqual(["postgres", "secrets"]);
  expect(await readdir(path.join(dataDir, "postgres"))).toEqual(["old"]);
  expect(await readdir(path.join(dataDir, "secrets"))).toEqual(["old"]);
  expect(await readdir(path.join(restored, "postgres"))).toEqual([]);
});

it("does not mix in what a killed restore unpacked", async () => {
  const { target, ask } = await filledTarget();
  const backup = await backUp();
  for (const pid of [process.pid, 1]) {
    await mkdir(path.join(target.dataDir, `restoring-${pid}/secrets`), { recursive: true });
    await writeFile(path.join(target.dataDir, `restoring-${pid}/secrets/of-another-backup`), "");
  }
  await restoreBackup({ ...backup, target, overwrite: true, at: undefined, log });
  expect(await ask("select to_regclass('precious') as gone")).toEqual([{ gone: null }]);
  expect(await ask(schemas)).toEqual([{ name: "drizzle" }, { name: "pgboss" }, { name: "public" }]);
  expect(await ask(extensions)).toEqual([{ name: "citext" }]);
  const [aside, ...others] = await readdir(target.dataDir);
  expect(aside).toMatch(/^before-restore-/);
  expect(others).not.toContain("restoring-1");
  expect(existsSync(path.join(target.dataDir, "secrets/of-another-backup"))).toBe(false);
}, 120_000);

it("removes the schemas that a killed restore left behind, if it may overwrite", async () => {
  const { target, ask } = await filledTarget();
  await rm(path.join(target.dataDir, "secrets"), { recursive: true });
  await ask("alter schema public rename to before_restore_20261120t140000z_public; create schema public");
  const restoring = { ...(await backUp()), target, at: undefined, log };
  await expect(restoreBackup({ ...restoring, overwrite: false })).rejects.toThrow("is not empty");
  await restoreBackup({ ...restoring, overwrite: true });
  expect(await ask(schemas)).toEqual([{ name: "drizzle" }, { name: "pgboss" }, { name: "public" }]);
  expect(await ask(extensions)).toEqual([{ name: "citext" }]);
}, 120_000);
