import { existsSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity } from "age-encryption";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { openInfrastructure } from "#infrastructure.ts";
import { createLog } from "#serve.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { databaseIdentity, makeBackup } from "./make/backup.ts";
import { restoreBackup } from "./restore/restore.ts";
import { listBackups } from "./store/backups.ts";
import { logPath } from "./store/log-files.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const key = await generateX25519Identity();
const [dataDir, dir] = [path.join(folder, "data"), path.join(folder, "backups")];
const store = { dir, key };

// Restoring under load and over existing data is a drill, since it takes minutes.
it("restores an encrypted backup of the embedded database to a later moment", async () => {
  // Without durability, which tests do not need.
  await (await startEmbedded({ dataDir, log, owner: true })).stop();
  const ran = path.join(folder, "ran");
  const settings = `fsync = off\nrecovery_end_command = 'touch "${ran}"'\n`;
  await appendFile(path.join(dataDir, "postgres/postgresql.conf"), settings);
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: dir, BACKUP_KEY: key });
  const { database, storage, stop } = await openInfrastructure(config, createLog("error"), true);
  const add = (title: string) =>
    database.pool.query(
      "insert into videos (title, source, source_kind, oid) values ($1, 'https://v.example.com/' || $1, 'file', $1)",
      [title],
    );
  await add("Earlier");
  await database.pool.query("insert into campaigns (state, created_at, changed_at) values ('sending', now(), now())");
  const backup = await makeBackup(store, { dataDir, databaseUrl: undefined, pictures: storage, version: "1" });
  // Changes made after another restore of this backup.
  const system = backup.kind === "embedded" ? backup.system : "";
  await mkdir(path.join(dir, "log", system), { recursive: true });
  await writeFile(path.join(dir, logPath(system, "000000020000000000000009", new Date(0), key)), "");
  await add("Before");
  await sleep(50);
  const at = new Date();
  await sleep(50);
  await add("After");
  await stop();

  const target = { dataDir: path.join(folder, "restored"), databaseUrl: undefined };
  const backups = await listBackups(store);
  const { stopped } = await restoreBackup({ store, backups, target, overwrite: false, at, log });
  expect(existsSync(ran)).toBe(false);
  expect(stopped).toEqual({ paused: 1, unscheduled: 0, digest: false });
  const engine = await startEmbedded({ dataDir: target.dataDir, log, owner: true });
  const restored = openDatabase(engine.url, log);
  const { rows } = await restored.pool.query("select title from videos order by id");
  const { timeline } = await databaseIdentity(restored.pool);
  const { rows: campaigns } = await restored.pool.query("select state from campaigns");
  await restored.close();
  await engine.stop();
  expect(rows).toEqual([{ title: "Earlier" }, { title: "Before" }]);
  expect(timeline).toBe("00000003");
  expect(campaigns).toEqual([{ state: "paused" }]);
}, 120_000);
