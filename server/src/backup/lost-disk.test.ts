import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createBackupsService } from "#features/admin/backups/backups.service.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import { startApp } from "#test/app/app.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { holdingBackups } from "./lock.ts";
import { startShipping } from "./make/log-shipper.ts";
import { backUpAndProve, proveNewest } from "./nightly.ts";
import { listBackups, writeManifest, writeProof } from "./store/backups.ts";
import { idOf, type Manifest } from "./store/manifest.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-lost-disk-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const t = await startApp();
const now = new Date();
const id = idOf(now);

/** A place with a backup that this machine has seen. */
async function seenBackup() {
  const dataDir = await mkdtemp(path.join(folder, "data-"));
  const store = { dir: await mkdtemp(path.join(folder, "backups-")), key: undefined, keepDays: 14 };
  const manifest: Manifest = {
    ...{ kind: "external", id, at: now.toISOString(), version: "1", file: "database.tar.zst", pictures: [] },
    sealed: { bytes: 1, sha256: "" },
  };
  await writeManifest(store, manifest);
  const runs: (readonly string[])[] = [];
  const service = createBackupsService({
    config: { backups: store, databaseUrl: t.url, dataDir },
    database: t.database,
    clock: () => now,
    backUp: async (options) => {
      runs.push(options);
    },
  });
  expect(await service.kept()).toMatchObject({ newestAt: manifest.at, newestTried: false, failure: undefined });
  const source = { dataDir, databaseUrl: "postgres://127.0.0.1:1/none", version: "1" };
  const pictures = diskStorage(path.join(dataDir, "media"));
  return { store, manifest, dataDir, runs, service, pictures, source: { ...source, pictures } };
}

/** What is left of a folder whose disk is not mounted. */
async function unmount(dir: string) {
  await rm(dir, { recursive: true });
  await mkdir(dir);
}

it("reports backups whose disk is not mounted, and makes none in the empty folder", async () => {
  const { store, manifest, dataDir, service, source } = await seenBackup();
  await unmount(store.dir);
  const message = `${store.dir} no longer has the backup of ${manifest.at}. Is its disk mounted?`;
  expect(await service.kept()).toMatchObject({
    ...{ backups: [], newestAt: manifest.at },
    failure: { at: now.toISOString(), message: expect.stringContaining(message) },
  });
  await expect(backUpAndProve(store, source, 14, log)).rejects.toThrow(message);
  await expect(proveNewest(store, dataDir, log)).rejects.toThrow(message);
  expect(await readdir(store.dir)).toEqual([]);

  // Another place, or this one after its backups were removed on purpose, begins anew.
  await rm(path.join(dataDir, "newest-backup.json"));
  expect(await service.kept()).toMatchObject({ backups: [], newestAt: undefined, failure: undefined });
  await expect(backUpAndProve(store, source, 14, log)).rejects.toThrow("ECONNREFUSED");
});

it("lets the changes of the embedded database wait until the disk is back", async () => {
  const { store, manifest, dataDir, pictures } = await seenBackup();
  await unmount(store.dir);
  const spool = path.join(dataDir, "changes");
  await mkdir(spool);
  const name = "000000010000000000000001";
  await writeFile(path.join(spool, name), "changes");
  const ship = () => startShipping({ store, dataDir, spool, pictures, system: "7", log }).stop();
  await ship();
  expect(await readdir(spool)).toEqual([name]);
  expect(await readdir(store.dir)).toEqual([]);

  await writeManifest(store, manifest);
  await ship();
  expect(await readdir(spool)).toEqual([]);
  expect(await readdir(path.join(store.dir, "log/7"))).toEqual([expect.stringContaining(name)]);
});

it("verifies a backup whose verification was killed, without making another one", async () => {
  const { store, runs, service } = await seenBackup();
  await service.backUpIfDue();
  expect(runs).toEqual([["--verify"]]);
  await writeProof(store, id, { at: now.toISOString(), seconds: 1, faults: [] });
  await service.backUpIfDue();
  expect(runs).toHaveLength(1);
  expect(await service.kept()).toMatchObject({ newestTried: true });
  expect(await listBackups(store)).toHaveLength(1);
});

it("leaves the backups alone while another process works on them", async () => {
  const { runs, service } = await seenBackup();
  await holdingBackups(t.url, service.backUpIfDue);
  expect(runs).toEqual([]);
});
