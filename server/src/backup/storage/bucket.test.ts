import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startS3 } from "#test/peers/s3.ts";
import { storageOf } from "./open.ts";

const { settings, stop, start } = await startS3();
const storage = await storageOf({ dir: `s3://${settings.bucket}/nightly/mindreel`, s3: settings });
const other = await storageOf({ dir: `s3://${settings.bucket}`, s3: { ...settings } });
const read = async (path: string) => buffer(Readable.from((await storage.open(path)) ?? []));

it("writes files of one part and of several, and reads back every byte", async () => {
  const part = 16 * 1024 * 1024;
  for (const length of [0, 1, part, part + 1, 2 * part + 5]) {
    const content = randomBytes(length);
    await storage.write(
      `files/${length}`,
      Readable.from(content.length > 9 ? [content.subarray(0, 9), content.subarray(9)] : [content]),
    );
    expect((await read(`files/${length}`)).equals(content), String(length)).toBe(true);
  }
  expect((await storage.list("files")).toSorted()).toEqual(
    [0, 1, part, part + 1, 2 * part + 5].map((length) => `files/${length}`).toSorted(),
  );
  // In the bucket, it is below the configured path.
  expect(await other.list("nightly/mindreel/files")).toHaveLength(5);
  await storage.remove(["files/0", "files/1", "files/never"]);
  expect(await storage.list("files")).toHaveLength(3);
  await storage.removeFolder("files");
  expect(await storage.list("files")).toEqual([]);
  expect(await storage.open("files/0")).toBeNull();
}, 60_000);

it("leaves nothing of a file whose content ends early, or that the store rejects", async () => {
  const broken = async function* () {
    yield randomBytes(17 * 1024 * 1024);
    throw new Error("the database went away");
  };
  await expect(storage.write("half", broken())).rejects.toThrow("the database went away");
  expect(await storage.open("half")).toBeNull();
  await stop();
  await expect(storage.write("away", Readable.from([Buffer.from("1")]))).rejects.toThrow();
  await expect(storage.list("files")).rejects.toThrow();
  await start();
  await storage.write("away", Readable.from([Buffer.from("1")]));
  expect((await read("away")).toString()).toBe("1");
}, 60_000);
