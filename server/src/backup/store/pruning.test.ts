import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskStorage } from "#ports/storage/disk.ts";
import { listBackups, writeManifest, writeProof } from "./backups.ts";
import { idOf, type Manifest } from "./manifest.ts";
import { copiedPictures, copyPictures } from "./pictures.ts";
import { prune } from "./pruning.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-pruning-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = { dir: path.join(folder, "backups"), key: undefined };
const pictures = diskStorage(path.join(folder, "media"));
const interrupted = path.join(store.dir, "backups/20261120T010000Z");
const log = path.join(store.dir, "log/7");
const logName = (number: number, timeline = 1) => `0000000${timeline}00000000000000${number}`;

async function add(at: string, lastLog: string, pictures: string[], faults: string[] | undefined, system = "7") {
  const [id, sealed] = [idOf(new Date(at)), { bytes: 1, sha256: "" }];
  const manifest: Manifest = {
    ...{ id, at, version: "1", file: "database.tar.zst", sealed, pictures },
    ...{ kind: "embedded", postgres: 18, system, lastLog },
  };
  await writeManifest(store, manifest);
  if (faults !== undefined) await writeProof(store, id, { at, seconds: 1, faults });
}

it("keeps backups for the configured days, the newest proved one, and what they need", async () => {
  for (const name of ["aaa", "bbb", "ccc", "ddd"]) await pictures.put(name, new Map([["1.webp", Buffer.from(name)]]));
  await copyPictures(store, pictures, new Set());
  await mkdir(log, { recursive: true });
  for (const number of [10, 20, 21, 30, 31]) await writeFile(path.join(log, `${logName(number)}.zst`), "");
  await add("2026-11-01T02:00:00Z", logName(10), ["aaa"], []);
  await add("2026-11-02T02:00:00Z", logName(20), ["bbb"], []);
  await add("2026-11-03T02:00:00Z", logName(25), ["ccc"], ["broken"]);
  await add("2026-11-20T02:00:00Z", logName(30), [], undefined);
  await mkdir(interrupted);
  await writeFile(path.join(interrupted, "database.tar.zst.draft"), "");

  for (const name of ["aaa", "bbb", "ccc"]) await pictures.remove(name);
  const gone = await prune(store, 7, pictures, new Date("2026-11-20T03:00:00Z"));
  expect(gone.map(({ id }) => id)).toEqual(["20261101T020000Z", "20261103T020000Z"]);
  expect((await listBackups(store)).map(({ id }) => id)).toEqual(["20261102T020000Z", "20261120T020000Z"]);
  expect(existsSync(interrupted)).toBe(false);
  expect((await copiedPictures(store)).toSorted()).toEqual(["bbb", "ddd"]);
  expect([10, 20, 21, 30, 31].filter((number) => existsSync(path.join(log, `${logName(number)}.zst`)))).toEqual([
    21, 30, 31,
  ]);
});

it("keeps a picture that is uploaded and copied while it looks for those in use", async () => {
  const uploading = {
    ...pictures,
    folders: async function* () {
      yield* pictures.folders();
      await pictures.put("eee", new Map([["1.webp", Buffer.from("eee")]]));
      await copyPictures(store, pictures, new Set(["ddd"]));
    },
  };
  await prune(store, 7, uploading, new Date("2026-11-20T03:00:00Z"));
  expect(await copiedPictures(store)).toContain("eee");
});

it("keeps the changes since each kept backup, also if a restore went further back", async () => {
  const place = path.join(store.dir, "log/8");
  await mkdir(place, { recursive: true });
  const names = [
    logName(69),
    logName(70),
    logName(71),
    logName(40, 2),
    logName(41, 2),
    logName(72, 2),
    "00000002.history",
  ];
  for (const name of names) await writeFile(path.join(place, `${name}.zst`), "");
  await add("2026-11-20T02:00:00Z", logName(70), [], [], "8");
  await add("2026-11-21T02:00:00Z", logName(40, 2), [], [], "8");
  await prune(store, 7, pictures, new Date("2026-11-22T03:00:00Z"));
  expect(names.filter((name) => existsSync(path.join(place, `${name}.zst`)))).toEqual([
    ...[logName(71), logName(41, 2), logName(72, 2)],
    "00000002.history",
  ]);
});

it("copies a picture again that was removed, and uploaded again after its copy was removed", async () => {
  const known = new Set<string>();
  const logo = new Map([["1.webp", Buffer.from("a logo, whose name depends on its content only")]]);
  await pictures.put("fff", logo);
  await copyPictures(store, pictures, known);
  await pictures.remove("fff");
  await copyPictures(store, pictures, known);
  await prune(store, 7, pictures, new Date("2026-11-22T03:00:00Z"));
  expect(await copiedPictures(store)).not.toContain("fff");
  await pictures.put("fff", logo);
  await copyPictures(store, pictures, known);
  expect(await copiedPictures(store)).toContain("fff");
});
