import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { startS3 } from "#test/peers/s3.ts";
import { diskStorage } from "./disk.ts";
import { twoStores } from "./open.ts";
import { s3Storage } from "./s3.ts";
import type { Storage } from "./storage.port.ts";

const root = mkdtempSync(path.join(tmpdir(), "mindreel-storage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const peer = await startS3();
const files = new Map([
  ["1.webp", Buffer.from("a picture")],
  ["2.webp", Buffer.from([0, 255, 13, 10, 0])],
]);
const contentOf = async (storage: Storage, folder: string, name: string) => {
  const file = await storage.read(folder, name);
  return file === null ? null : text(file.stream);
};
const foldersOf = async (storage: Storage) => (await Array.fromAsync(storage.folders())).toSorted();
const first = (content: string) => new Map([["1.webp", Buffer.from(content)]]);

describe.each([
  ["a disk", diskStorage(path.join(root, "alone"))],
  ["an object store", s3Storage(peer.settings)],
  [
    "a store with another one before it",
    twoStores(diskStorage(path.join(root, "current")), diskStorage(path.join(root, "former"))),
  ],
])("%s", (_, storage) => {
  it("keeps the files of a folder until it is removed", async () => {
    expect(await foldersOf(storage)).toEqual([]);
    await storage.put("abc", files);
    await storage.put("abc-avif", first("another"));
    await storage.put("abd", first("a third"));
    for (const [name, content] of files) {
      const file = await storage.read("abc", name);
      expect(file?.size).toBe(content.length);
      expect(file && Buffer.compare(await buffer(file.stream), content)).toBe(0);
    }
    expect(await foldersOf(storage)).toEqual(["abc", "abc-avif", "abd"]);
    expect((await storage.files("abc")).toSorted()).toEqual(["1.webp", "2.webp"]);

    await storage.remove("abc");
    expect(await storage.files("abc")).toEqual([]);
    expect(await contentOf(storage, "abc", "1.webp")).toBeNull();
    expect(await contentOf(storage, "abc-avif", "1.webp")).toBe("another");
    expect(await foldersOf(storage)).toEqual(["abc-avif", "abd"]);
    await storage.remove("abc-avif");
    await storage.remove("abd");
  });

  it("has no file that was never written", async () => {
    expect(await contentOf(storage, "none", "1.webp")).toBeNull();
    expect(await storage.files("none")).toEqual([]);
    await storage.remove("none");
    await storage.check();
  });
});

describe("an object store", () => {
  const storage = s3Storage(peer.settings);

  it("lists more folders than fit into one response", async () => {
    const small = s3Storage(peer.settings, 2);
    const names = ["a1", "a2", "a3", "a4", "a5"];
    await Promise.all(names.map((name) => small.put(name, files)));
    expect(await foldersOf(small)).toEqual(names);
    await Promise.all(names.map(small.remove));
    expect(await foldersOf(small)).toEqual([]);
  });

  it("ignores a folder that was not written completely", async () => {
    const broken = new Map<string, Uint8Array>([["1.webp", Buffer.from("a")]]);
    // A name that the store refuses, since it is too long.
    broken.set("n".repeat(2_000), Buffer.from("b"));
    await expect(storage.put("abe", broken)).rejects.toThrow("The object store did not do");
    expect(await storage.files("abe")).toEqual([]);
    expect(await foldersOf(storage)).toEqual([]);
  });

  it.each([
    ["another secret", { secretAccessKey: "wrong" }],
    ["an unknown key", { accessKeyId: "wrong" }],
    ["no such bucket", { bucket: "elsewhere" }],
  ])("reports wrong settings: %s", async (_name, wrong) => {
    const misled = s3Storage({ ...peer.settings, ...wrong });
    await expect(misled.check()).rejects.toThrow("The object store did not do");
    await expect(misled.put("abf", files)).rejects.toThrow("The object store did not do");
    await expect(foldersOf(misled)).rejects.toThrow("The object store did not do");
  });

  it("fails while it is unreachable, and works once it is back", async () => {
    await storage.put("abg", first("kept"));
    await peer.stop();
    await expect(storage.check()).rejects.toThrow("ECONNREFUSED");
    await expect(storage.read("abg", "1.webp")).rejects.toThrow("ECONNREFUSED");
    await peer.start();
    expect(await contentOf(storage, "abg", "1.webp")).toBe("kept");
    await storage.remove("abg");
  });
});

it("reads from the former store until files are in the new one, and removes from both", async () => {
  const [current, former] = [diskStorage(path.join(root, "new")), s3Storage(peer.settings)];
  const storage = twoStores(current, former);
  await former.put("abc", first("old"));
  await storage.put("abd", first("new"));
  expect(await contentOf(storage, "abc", "1.webp")).toBe("old");
  expect(await contentOf(current, "abd", "1.webp")).toBe("new");
  expect(await foldersOf(storage)).toEqual(["abc", "abd"]);
  await current.put("abc", first("moved"));
  expect(await contentOf(storage, "abc", "1.webp")).toBe("moved");
  expect(await foldersOf(storage)).toEqual(["abc", "abd"]);
  await storage.remove("abc");
  expect(await contentOf(storage, "abc", "1.webp")).toBeNull();
  expect(await foldersOf(former)).toEqual([]);
});

describe("a disk", () => {
  const folder = path.join(root, "private");
  const storage = diskStorage(folder);
  const content = Buffer.from("a picture");
  const found = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

  it("keeps files that nobody but the server's user can read", async () => {
    await storage.put("abc", new Map([["1.webp", content]]));
    expect(found()).toEqual(["ab", "ab/abc", "ab/abc/1.webp"]);
    for (const name of ["", ...found()]) {
      expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    }
    const file = await storage.read("abc", "1.webp");
    expect(file?.size).toBe(content.length);
    file?.stream.destroy();
    await storage.remove("abc");
  });

  it("leaves nothing behind of a folder that cannot be written completely", async () => {
    const files = new Map([
      ["1.webp", content],
      ["no/such/folder.webp", content],
    ]);
    await expect(storage.put("abd", files)).rejects.toMatchObject({ code: "ENOENT" });
    expect(found().filter((name) => name.includes("abd"))).toEqual([]);
  });

  it("can be checked any number of times at once", async () => {
    const another = diskStorage(folder);
    await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 === 0 ? storage : another).check()));
    expect(found().filter((name) => name.includes("probe"))).toEqual([]);
  });
});
