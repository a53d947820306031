import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskStorage } from "./disk.ts";

const folder = mkdtempSync(path.join(tmpdir(), "mindreel-disk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = path.join(folder, "media");
const storage = diskStorage(root);
const content = Buffer.from("a picture");
const found = () => readdirSync(root, { recursive: true, encoding: "utf8" }).toSorted();

it("keeps files that nobody but the server's user can read", async () => {
  await storage.put("abc", new Map([["1.webp", content]]));
  expect(found()).toEqual(["ab", "ab/abc", "ab/abc/1.webp"]);
  for (const name of ["", ...found()]) {
    expect([name, statSync(path.join(root, name)).mode & 0o077]).toEqual([name, 0]);
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
  const another = diskStorage(root);
  await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 === 0 ? storage : another).check()));
  expect(found().filter((name) => name.includes("probe"))).toEqual([]);
});
