import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskStorage } from "#ports/storage/disk.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { backUpAndProve, isDue } from "./nightly.ts";
import { failureOf, listBackups, writeManifest } from "./store/backups.ts";
import { idOf, type Manifest } from "./store/manifest.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-nightly-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = { dir: path.join(folder, "backups"), key: undefined };

it("removes outdated backups also if no new one can be made, as when they have filled the disk", async () => {
  const backup = (at: Date): Manifest => ({
    ...{ kind: "external", id: idOf(at), at: at.toISOString(), version: "1", file: "database.tar.zst", pictures: [] },
    sealed: { bytes: 1, sha256: "" },
  });
  await writeManifest(store, backup(new Date(0)));
  const yesterday = backup(new Date(Date.now() - 86_400_000));
  await writeManifest(store, yesterday);
  const source = {
    ...{ dataDir: path.join(folder, "data"), pictures: diskStorage(path.join(folder, "data/media")), version: "1" },
    databaseUrl: "postgres://127.0.0.1:1/none",
  };
  await expect(backUpAndProve(store, source, 7, log)).rejects.toThrow("ECONNREFUSED");
  expect(await listBackups(store)).toMatchObject([{ id: yesterday.id }]);
  expect((await failureOf(store))?.message).toContain("ECONNREFUSED");
});

const database = { system: "7", timeline: "00000001" };
const backup = (at: string, more: Partial<Manifest & { kind: "embedded" }> = {}): Manifest => ({
  ...{ id: "b", version: "1", file: "f", sealed: { bytes: 1, sha256: "" }, pictures: [], at },
  ...{ kind: "embedded", postgres: 18, system: "7", lastLog: "000000010000000000000002" },
  ...more,
});
const now = (time: string) => new Date(`2026-11-20T${time}:00Z`);

it("is due once a day, from two o'clock in UTC, and when a night was missed", () => {
  expect(isDue(undefined, database, now("12:00"))).toBe(true);
  expect(isDue(backup("2026-11-20T02:12:00Z"), database, now("23:12"))).toBe(false);
  expect(isDue(backup("2026-11-19T02:12:00Z"), database, now("01:12"))).toBe(false);
  expect(isDue(backup("2026-11-19T02:12:00Z"), database, now("02:12"))).toBe(true);
  expect(isDue(backup("2026-11-18T02:12:00Z"), database, now("01:12"))).toBe(true);
});

it("is due at once if changes cannot be replayed onto the newest one", () => {
  const newest = backup("2026-11-20T02:12:00Z");
  expect(isDue(newest, { ...database, timeline: "00000002" }, now("12:00"))).toBe(true);
  expect(isDue(newest, { ...database, system: "8" }, now("12:00"))).toBe(true);
  expect(isDue(newest, undefined, now("12:00"))).toBe(false);
});
