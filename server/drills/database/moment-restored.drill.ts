import { existsSync } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity } from "age-encryption";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { buildApp } from "#app.ts";
import { examine } from "#backup/faults.repository.ts";
import { backUpAndProve } from "#backup/nightly.ts";
import { restoreBackup } from "#backup/restore/restore.ts";
import { listBackups } from "#backup/store/backups.ts";
import { readConfig } from "#config/config.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { createPorts, openInfrastructure } from "#infrastructure.ts";
import { noPayments } from "#ports/payments/off.ts";
import { createLog } from "#serve.ts";
import { quiet as log } from "#test/run/quiet.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const key = await generateX25519Identity();
const [dataDir, dir] = [path.join(folder, "data"), path.join(folder, "backups")];
const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: dir, BACKUP_KEY: key });
const store = { dir, key };
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
// Without durability, which tests do not need.
await (await startEmbedded({ dataDir, log, owner: true })).stop();
await appendFile(path.join(dataDir, "postgres/postgresql.conf"), "fsync = off\n");
const logger = createLog("error");
const infrastructure = await openInfrastructure(config, logger, true);
const ports = createPorts(config, logger);
const clock = () => new Date();
const { services } = await buildApp({ ...infrastructure, ...ports, payments: noPayments, config, clock, logger });

const addVideo = (title: string) =>
  services.catalogue.videoEditing.create({
    ...{ title, description: "", oid: title, categoryId: null, releaseAt: null, picture: undefined },
    source: { kind: "file", url: `https://videos.example.com/${encodeURIComponent(title)}.mp4` },
  });

/** Adds members, videos, likes and free time with several workers until it is stopped. */
function load(): { done: () => number; stop: () => Promise<void> } {
  let [running, done] = [true, 0];
  const work = async (worker: number) => {
    const names = { username: `member${worker}`, email: `member${worker}@example.com` };
    const draft = { ...names, password: "a quiet lake at dawn", password2: "a quiet lake at dawn" };
    const { user } = await services.accounts.registration.register(draft, { trusted: true });
    while (running) {
      const video = await addVideo(`Video ${worker} ${done}`);
      await infrastructure.database.pool.query("insert into likes (video_id, user_id) values ($1, $2)", [
        video,
        user.id,
      ]);
      await services.billing.entitlement.give(user.id, 1, "A day", null);
      done++;
      await sleep(5);
    }
  };
  const workers = Promise.all([1, 2].map(work));
  const stop = async () => {
    running = false;
    await workers;
  };
  return { done: () => done, stop };
}

/** Starts the database of a restored data folder, checks that it is consistent, and returns its video titles. */
async function titlesIn(restored: string): Promise<string[]> {
  const engine = await startEmbedded({ dataDir: restored, log, owner: true });
  const client = new pg.Client({ connectionString: engine.url });
  try {
    expect((await examine(engine.url)).faults).toEqual([]);
    await client.connect();
    return (await client.query<{ title: string }>("select title from videos")).rows.map(({ title }) => title);
  } finally {
    await client.end();
    await engine.stop();
  }
}

it("A backup made while everybody writes is complete, and any later moment can be restored", async ({ task }) => {
  await infrastructure.storage.put("abc", new Map([["320.webp", Buffer.from("a picture")]]));

  const writers = load();
  await expect.poll(writers.done, { timeout: 30_000 }).toBeGreaterThan(3);
  const before = writers.done();
  const source = { dataDir, databaseUrl: undefined, pictures: infrastructure.storage, version: "1" };
  const began = performance.now();
  const { manifest, proof } = await backUpAndProve(store, source, 7, log);
  const proved = performance.now() - began;
  expect(proof.faults).toEqual([]);
  expect(writers.done()).toBeGreaterThan(before);
  await writers.stop();
  expect(manifest.pictures).toEqual(["abc"]);

  await addVideo("Before");
  await sleep(50);
  const at = new Date();
  await sleep(50);
  await infrastructure.storage.put("abd", new Map([["320.webp", Buffer.from("a later picture")]]));
  await addVideo("After");
  await infrastructure.stop();

  const backups = await listBackups(store);
  const target = { dataDir: path.join(folder, "restored"), databaseUrl: undefined };
  const restoring = performance.now();
  const { reached, missing, pictures } = await restoreBackup({ store, backups, target, overwrite: false, at, log });
  const restored = performance.now() - restoring;
  expect([missing, pictures]).toEqual([0, 2]);
  expect(reached.getTime()).toBeLessThanOrEqual(at.getTime());
  expect(await readFile(path.join(target.dataDir, "media/ab/abd/320.webp"), "utf8")).toBe("a later picture");
  const titles = await titlesIn(target.dataDir);
  expect(titles).toContain("Before");
  expect(titles).not.toContain("After");
  // The backups reveal nothing to anyone who finds them.
  for (const name of await readdir(dir, { recursive: true })) expect(name).toMatch(/(\.age|\.json|\/[^.]+|^[^.]+)$/);

  const again = { store, backups, target, at: undefined, log };
  await expect(restoreBackup({ ...again, overwrite: false })).rejects.toThrow("is not empty (postgres, media");
  const { aside } = await restoreBackup({ ...again, overwrite: true });
  expect(await titlesIn(target.dataDir)).toContain("After");
  expect(existsSync(path.join(aside ?? "", "postgres/PG_VERSION"))).toBe(true);

  const wrong = { ...again, store: { dir, key: await generateX25519Identity() }, overwrite: true };
  await expect(restoreBackup(wrong)).rejects.toThrow("does not open with this BACKUP_KEY");
  expect(await titlesIn(target.dataDir)).toContain("After");
  const late = at.getTime() - reached.getTime();
  task.meta.figure = `backed up and verified in ${seconds(proved)}, restored in ${seconds(restored)} to ${late} ms before the requested moment; every invariant holds`;
});
