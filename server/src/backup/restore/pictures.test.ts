import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Backup } from "#backup/store/backups.ts";
import { copyPictures } from "#backup/store/pictures.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import { restoreAllPictures } from "./restore.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-pictures-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = { dir: path.join(folder, "backups"), key: undefined };
const uploads = ["deleted", "again", "shown", "uploaded", "newest"];

const backup = (day: string, pictures: string[], kind: Backup["kind"] = "embedded"): Backup => ({
  ...{
    id: day,
    version: "1",
    file: "f",
    authenticated: false,
    sealed: { bytes: 1, sha256: "" },
    at: `2026-11-${day}T02:00:00Z`,
    pictures,
  },
  ...(kind === "external" ? { kind } : { kind, postgres: 18, system: "7", lastLog: "000000010000000000000002" }),
});

async function restored(manifest: Backup, backups: readonly Backup[]): Promise<string[]> {
  const media = await mkdtemp(path.join(folder, "media-"));
  const counted = await restoreAllPictures(store, manifest, media, backups, new Set());
  const found = await Array.fromAsync(diskStorage(media).folders());
  expect(counted).toEqual({ pictures: found.length, missing: 0 });
  return found.toSorted();
}

it("restores the pictures uploaded after a backup, also those that a later backup has", async () => {
  const pictures = diskStorage(await mkdtemp(path.join(folder, "media-")));
  for (const name of uploads) await pictures.put(name, new Map([["320.webp", Buffer.from(name)]]));
  await copyPictures(store, pictures, new Set());

  const first = backup("18", ["deleted", "again", "shown"]);
  const second = backup("19", ["shown"]);
  const third = backup("20", ["shown", "again", "uploaded"]);
  const backups = [first, second, third];
  expect(await restored(first, backups)).toEqual(uploads.toSorted());
  expect(await restored(second, backups)).toEqual(["again", "newest", "shown", "uploaded"]);
  expect(await restored(third, backups)).toEqual(["again", "newest", "shown", "uploaded"]);

  // No changes are replayed onto it.
  const external = backup("19", ["shown"], "external");
  expect(await restored(external, [first, external, third])).toEqual(["shown"]);
});
