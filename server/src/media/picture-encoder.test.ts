import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { expect, it, vi } from "vitest";
import { AppError } from "#domain/errors.ts";
import { picture } from "#fixtures/pictures.ts";
import { createEncoder, PictureError } from "./picture-encoder.ts";

/** Every process started by these tests. */
const started: ChildProcess[] = [];
subscribe("child_process", (message) => started.push((message as { process: ChildProcess }).process));

const still = { format: "webp" as const, widths: [320, 640], ratio: 16 / 9 };
const good = { ...still, content: await picture("jpeg", 3000, 2000) };
const bad = { ...still, content: Buffer.from("no picture") };

it("encodes simultaneous pictures in one process, and a bad one fails alone", async () => {
  const { encode } = createEncoder();
  const before = started.length;
  const all = await Promise.allSettled([good, bad, good, bad, good].map((each) => encode(each)));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
  for (const result of all) {
    if (result.status === "fulfilled") expect([...result.value.keys()]).toEqual(["320.webp", "640.webp"]);
    else expect(result.reason).toBeInstanceOf(PictureError);
  }
  expect(started).toHaveLength(before + 1);
});

it("refuses to crop what is too long and thin, and takes such a logo", async () => {
  const { encode } = createEncoder();
  for (const [width, height] of [
    [8000, 2],
    [2, 8000],
    [17, 2],
  ] as const) {
    const content = await picture("png", width, height);
    await expect(encode({ ...still, content })).rejects.toThrow(/^The picture is too long and thin/);
    await expect(encode({ ...still, ratio: 1, content })).rejects.toThrow(/^The picture is too long and thin/);
    expect((await encode({ mark: "logo", content })).size).toBe(2);
  }
  expect((await encode({ ...still, content: await picture("png", 16, 2) })).size).toBe(2);
});

it("starts a new process if the old one dies", async () => {
  const { encode } = createEncoder();
  const before = started.length;
  const refused = expect(encode(good)).rejects.toThrow(PictureError);
  await vi.waitFor(() => expect(started).toHaveLength(before + 1), { interval: 1 });
  const worker = started.at(-1);
  worker?.kill("SIGKILL");
  await refused;
  expect((await encode(good)).size).toBe(2);
  expect(started.at(-1)).not.toBe(worker);
});

it("drops a picture whose client has gone, queued or not, and encodes the next one", async () => {
  const { encode } = createEncoder();
  const [first, second] = [new AbortController(), new AbortController()];
  const dropped = [encode(good, first.signal), encode(good, second.signal)].map((each) =>
    expect(each).rejects.toThrow(PictureError),
  );
  const last = encode(good);
  second.abort();
  first.abort();
  await Promise.all(dropped);
  expect((await last).size).toBe(2);
  await expect(encode(good, first.signal)).rejects.toThrow(PictureError);
});

it("ends at once when it is closed, whatever it is decoding", async () => {
  const { encode, close } = createEncoder();
  await encode(good);
  const worker = started.at(-1);
  const left = [good, good, good].map((each) => expect(encode(each)).rejects.toThrow(AppError));
  close();
  await Promise.all(left);
  await expect(encode(good)).rejects.toThrow(AppError);
  await expect.poll(() => worker?.signalCode).toBe("SIGKILL");
});
