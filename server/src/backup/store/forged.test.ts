import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { generateX25519Identity } from "age-encryption";
import { afterAll, beforeEach, expect, it } from "vitest";
import { proveNewest } from "#backup/nightly.ts";
import { storageOf } from "#backup/storage/open.ts";
import { contentOf } from "#backup/storage/storage.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { backupDir, findBackups, listBackups, proofOf, writeManifest, writeProof } from "./backups.ts";
import { logFiles, logPath, unpackLog } from "./log-files.ts";
import type { Manifest } from "./manifest.ts";
import { copyPictures, restorePictures } from "./pictures.ts";
import { prune } from "./pruning.ts";
import { readSealed, usableSeals, writeSealed } from "./sealed.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-forged-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const key = await generateX25519Identity();
let store = { dir: "", key };
beforeEach(async () => {
  store = { dir: await mkdtemp(path.join(folder, "backups-")), key };
});

const manifestOf = (id: string, file = "database.tar.zst.auth.age"): Manifest => ({
  ...{ kind: "external", id, at: "2026-11-20T02:00:00.000Z", version: "1", file, pictures: [] },
  sealed: { bytes: 1, sha256: "" },
});
const [first, second, third] = ["20261118T020000Z", "20261119T020000Z", "20261120T020000Z"] as const;

/** Writes a file into the place as somebody would who does not have the key. */
async function forge(file: string, content: string) {
  const target = path.join(store.dir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
const forgeManifest = (id: string, manifest: object) =>
  forge(`${backupDir(id)}/manifest.json`, JSON.stringify(manifest));
const asWritten = async (id: string): Promise<object> =>
  JSON.parse(await readFile(path.join(store.dir, backupDir(id), "manifest.json"), "utf8"));

it.each([
  ["is not sealed", second, manifestOf(second, "database.tar.zst")],
  ["is signed by somebody else", second, { ...manifestOf(second), mac: "00".repeat(32) }],
  ["is not signed, though an earlier one is", second, manifestOf(second, "database.tar.zst.age")],
  ["is of another backup", second, manifestOf(third)],
  ["leads elsewhere", second, manifestOf("x/../../precious")],
  ["names a file elsewhere", second, manifestOf(second, "../../database.tar.zst.age")],
  ["is nonsense", second, ["nonsense"]],
])("refuses a backup whose manifest %s", async (_, id, manifest) => {
  await writeManifest(store, manifestOf(first));
  await forgeManifest(id, manifest);
  expect(await findBackups(store)).toMatchObject({ backups: [{ id: first, authenticated: true }], refused: [{ id }] });
});

it("refuses a backup whose signed manifest was changed, or moved", async () => {
  await writeManifest(store, manifestOf(first));
  const signed = await asWritten(first);
  await forgeManifest(first, { ...signed, version: "2" });
  await forgeManifest(second, { ...signed, id: second });
  expect((await findBackups(store)).refused.map(({ id }) => id)).toEqual([first, second]);
});

it("accepts a backup from before backups were signed, and says so", async () => {
  await forgeManifest(first, manifestOf(first, "database.tar.zst.age"));
  await writeManifest(store, manifestOf(second));
  const { backups } = await findBackups(store);
  expect(backups.map(({ id, authenticated }) => [id, authenticated])).toEqual([
    [first, false],
    [second, true],
  ]);
});

it("does not believe that a backup was verified because a file says so", async () => {
  await writeManifest(store, manifestOf(first));
  await forge(`${backupDir(first)}/proof.json`, JSON.stringify({ at: "2026-11-20T02:00:00Z", seconds: 1, faults: [] }));
  expect(await proofOf(store, first)).toBeUndefined();
  await writeProof(store, first, { at: "2026-11-20T02:00:00Z", seconds: 1, faults: [] });
  expect(await proofOf(store, first)).toMatchObject({ seconds: 1 });
});

it("removes nothing outside of the backups, and no strange folder among them", async () => {
  const dataDir = path.join(folder, "data");
  await mkdir(path.join(folder, "precious"));
  await forgeManifest("zzz", manifestOf("x/../../precious", "database.tar.zst.age"));
  await expect(proveNewest(store, dataDir, log)).rejects.toThrow("There is no backup");
  await writeManifest(store, manifestOf(first));
  await prune(store, 7, diskStorage(path.join(folder, "media")), new Date("2026-11-20T03:00:00Z"));
  expect(existsSync(path.join(folder, "precious"))).toBe(true);
  expect(await readdir(path.join(store.dir, "backups"))).toEqual([first, "zzz"]);
});

it("removes what it refuses no sooner than a backup of its own", async () => {
  await writeManifest(store, manifestOf(first));
  await forgeManifest(second, manifestOf(second, "database.tar.zst"));
  const on = (day: number) =>
    prune(store, 7, diskStorage(path.join(folder, "media")), new Date(`2026-11-${day}T03:00:00Z`));
  await on(20);
  expect((await findBackups(store)).refused).toHaveLength(1);
  await on(27);
  expect(await findBackups(store)).toMatchObject({ backups: [{ id: first }], refused: [] });
});

const sealing = { compressed: false, key };
const read = async (file: string) =>
  text(Readable.from(readSealed(await contentOf(await storageOf(store), file), file, key)));

it("reads back what it sealed, under its own name only, and nothing unsealed", async () => {
  const [one, other] = ["log/7/1.auth.age", "log/7/2.auth.age"];
  await writeSealed(await storageOf(store), one, Readable.from([Buffer.from("one")]), sealing);
  expect(await read(one)).toBe("one");
  await forge(other, "");
  await writeFile(path.join(store.dir, other), await readFile(path.join(store.dir, one)));
  await expect(read(other)).rejects.toThrow("does not open with this BACKUP_KEY");
  await forge("log/7/3", "plain");
  await expect(read("log/7/3")).rejects.toThrow("is not sealed with BACKUP_KEY");
});

it("stays readable by the tool age, which knows nothing of authentication", async () => {
  const { Decrypter } = await import("age-encryption");
  await writeSealed(await storageOf(store), "x.auth.age", Readable.from([Buffer.from("one")]), sealing);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  expect(await decrypter.decrypt(await readFile(path.join(store.dir, "x.auth.age")), "text")).toBe("one");
});

it("takes changes and pictures for an authenticated backup only if they are authenticated too", async () => {
  const { Encrypter, identityToRecipient } = await import("age-encryption");
  const recipient = await identityToRecipient(key);
  /** Encrypted to the key's public half, which does not have to be kept secret. */
  const encrypted = async (content: string) => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    return Buffer.from(await encrypter.encrypt(content));
  };
  const [name, until] = ["000000010000000000000002", new Date("2026-11-20T03:00:00Z")];
  const own = logPath("7", name, until, key);
  await forge(own, "");
  await writeFile(path.join(store.dir, own), await encrypted("changes"));
  await forge(`log/7/${name}@20261120T040000Z.zst.age`, "");
  await forge(`log/7/${name}@20261120T040000Z.zst`, "");
  await forge("log/7/..%2fevil.zst.auth.age", "");
  const [found, ...others] = await logFiles(store, "7", usableSeals(key, true));
  expect(others).toEqual([]);
  const target = await mkdtemp(path.join(folder, "changes-"));
  if (found === undefined) throw new Error("the forged changes are not listed");
  await expect(unpackLog(store, found, target)).rejects.toThrow("does not open with this BACKUP_KEY");

  const pictures = diskStorage(await mkdtemp(path.join(folder, "media-")));
  await pictures.put("abc", new Map([["1.webp", Buffer.from("a picture")]]));
  await forge("pictures/ab/abd.tar.age", "");
  await writeFile(path.join(store.dir, "pictures/ab/abd.tar.age"), await encrypted(""));
  await forge("pictures/ab/abe.tar", "");
  expect(await copyPictures(store, pictures, new Set())).toEqual(["abc"]);
  const media = await mkdtemp(path.join(folder, "media-"));
  const restored = (id: string, authenticated: boolean) =>
    restorePictures(store, media, id, usableSeals(key, authenticated));
  expect(await restored("abc", true)).toBe(true);
  expect(await readFile(path.join(media, "ab/abc/1.webp"), "utf8")).toBe("a picture");
  expect([await restored("abd", true), await restored("abd", false), await restored("abe", false)]).toEqual([
    ...[false, true, false],
  ]);
});

it("refuses backups of another key, and lists them without one", async () => {
  await writeManifest(store, manifestOf(first));
  expect(await listBackups({ ...store, key: await generateX25519Identity() })).toEqual([]);
  expect(await listBackups({ ...store, key: undefined })).toMatchObject([{ id: first, authenticated: false }]);
});
