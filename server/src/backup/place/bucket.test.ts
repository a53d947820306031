import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startS3 } from "#test/peers/s3.ts";
import { placeOf } from "./open.ts";

const { settings, stop, start } = await startS3();
const place = await placeOf({ dir: `s3://${settings.bucket}/nightly/mindreel`, s3: settings });
const other = await placeOf({ dir: `s3://${settings.bucket}`, s3: { ...settings } });
const read = async (path: string) => buffer(Readable.from((await place.open(path)) ?? []));

it("writes files of one part and of several, and reads back every byte", async () => {
  const part = 16 * 1024 * 1024;
  for (const length of [0, 1, part, part + 1, 2 * part + 5]) {
    const content = randomBytes(length);
    await place.write(
      `files/${length}`,
      Readable.from(content.length > 9 ? [content.subarray(0, 9), content.subarray(9)] : [content]),
    );
    expect((await read(`files/${length}`)).equals(content), String(length)).toBe(true);
  }
  expect((await place.list("files")).toSorted()).toEqual(
    [0, 1, part, part + 1, 2 * part + 5].map((length) => `files/${length}`).toSorted(),
  );
  // In the bucket, it is below the configured path.
  expect(await other.list("nightly/mindreel/files")).toHaveLength(5);
  await place.remove(["files/0", "files/1", "files/never"]);
  expect(await place.list("files")).toHaveLength(3);
  await place.removeFolder("files");
  expect(await place.list("files")).toEqual([]);
  expect(await place.open("files/0")).toBeNull();
}, 60_000);

it("leaves nothing of a file whose content ends early, or that the store rejects", async () => {
  const broken = async function* () {
    yield randomBytes(17 * 1024 * 1024);
    throw new Error("the database went away");
  };
  await expect(place.write("half", broken())).rejects.toThrow("the database went away");
  expect(await place.open("half")).toBeNull();
  await stop();
  await expect(place.write("away", Readable.from([Buffer.from("1")]))).rejects.toThrow();
  await expect(place.list("files")).rejects.toThrow();
  await start();
  await place.write("away", Readable.from([Buffer.from("1")]));
  expect((await read("away")).toString()).toBe("1");
}, 60_000);
