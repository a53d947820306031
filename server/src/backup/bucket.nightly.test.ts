import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity } from "age-encryption";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { createBackupsService } from "#features/admin/backups/backups.service.ts";
import { openInfrastructure } from "#infrastructure.ts";
import { createLog } from "#serve.ts";
import { startS3 } from "#test/peers/s3.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { backUpAndProve } from "./nightly.ts";
import { restoreBackup } from "./restore/restore.ts";
import { storageOf } from "./storage/open.ts";
import { listBackups, proofOf, writeManifest } from "./store/backups.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const s3 = await startS3();
const dataDir = path.join(folder, "data");
const config = readConfig({
  ...{
    DATA_DIR: dataDir,
    BACKUP_DIR: `s3://${s3.settings.bucket}/nightly`,
    BACKUP_KEY: await generateX25519Identity(),
  },
  ...{ BACKUP_S3_ENDPOINT: s3.settings.endpoint, BACKUP_S3_ACCESS_KEY_ID: s3.settings.accessKeyId },
  BACKUP_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});
const store = config.backups ?? { dir: "", key: undefined };

it("makes, proves, prunes and restores encrypted backups in a bucket, with the changes since", async () => {
  // Without durability, which tests do not need.
  await (await startEmbedded({ dataDir, log, owner: true })).stop();
  await appendFile(path.join(dataDir, "postgres/postgresql.conf"), "fsync = off\n");
  const { database, storage, stop } = await openInfrastructure(config, createLog("error"), true);
  const add = (title: string) =>
    database.pool.query(
      "insert into videos (title, source, source_kind, oid) values ($1, 'https://v.example.com/' || $1, 'file', $1)",
      [title],
    );
  await add("Earlier");
  await storage.put("abc", new Map([["320.webp", Buffer.from("a picture")]]));
  const source = { dataDir, databaseUrl: undefined, pictures: storage, version: "1" };
  const { manifest, proof } = await backUpAndProve(store, source, 7, log);
  expect(proof.faults).toEqual([]);
  // An outdated backup is removed by the next one.
  await writeManifest(store, { ...manifest, id: "20000101T000000Z", at: "2000-01-01T00:00:00Z" });
  const { pruned } = await backUpAndProve(store, source, 7, log);
  expect(pruned.map(({ id }) => id)).toEqual(["20000101T000000Z"]);

  const service = createBackupsService({ config, database, clock: () => new Date() });
  expect(await service.kept()).toMatchObject({ backups: [{}, {}], proof: { faults: [] }, failure: undefined });
  await s3.stop();
  const unaware = createBackupsService({ config, database, clock: () => new Date() });
  expect((await unaware.kept())?.failure?.message).toMatch(/^s3:\/\/pictures\/nightly cannot be read: /);
  await s3.start();

  await add("Before");
  await sleep(50);
  const at = new Date();
  await sleep(50);
  await add("After");
  await stop();
  const opened = await storageOf(store);
  const logs = await opened.list("log");
  expect(logs.length).toBeGreaterThan(0);
  expect(
    logs.every((name) => /\/[0-9A-F]{24}(\.\w+\.backup)?@\d{8}T\d{6}Z\.zst\.auth\.age$/.test(name)),
    logs.join(),
  ).toBe(true);

  const target = { dataDir: path.join(folder, "restored"), databaseUrl: undefined };
  const backups = await listBackups(store);
  expect((await proofOf(store, backups.at(-1)?.id ?? ""))?.faults).toEqual([]);
  const restored = await restoreBackup({ store, backups, target, overwrite: false, at, log });
  expect(restored).toMatchObject({ pictures: 1, missing: 0 });
  const engine = await startEmbedded({ dataDir: target.dataDir, log, owner: true });
  const there = openDatabase(engine.url, log);
  const { rows } = await there.pool.query("select title from videos order by id");
  await there.close();
  await engine.stop();
  expect(rows).toEqual([{ title: "Earlier" }, { title: "Before" }]);
}, 180_000);
