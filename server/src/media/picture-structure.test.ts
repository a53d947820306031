import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { gifFrames, scans, webpFrames } from "#fixtures/hostile-pictures.ts";
import { animation, phonePhoto, picture } from "#fixtures/pictures.ts";
import { bytesPerPixel, hasTooManyParts } from "./picture-structure.ts";

it.each([
  ["a JPEG of very many scans", scans()],
  ["a GIF of very many frames", gifFrames()],
  ["a WebP of very many frames", webpFrames()],
])("refuses %s", async (_, content) => {
  expect(hasTooManyParts(await content)).toBe(true);
});

it("accepts real pictures", async () => {
  const animated = await animation();
  const real = [
    await picture("jpeg", 3000, 2000),
    await sharp(await picture("png", 640, 480))
      .jpeg({ mozjpeg: true })
      .toBuffer(),
    await phonePhoto(),
    await scans(80, 64),
    animated,
    await sharp(animated, { animated: true }).webp().toBuffer(),
    await picture("avif"),
    await picture("png"),
  ];
  expect(real.map(hasTooManyParts)).toEqual(real.map(() => false));
});

it("ignores data after the end of a JPEG, such as a phone's video", async () => {
  const [photo, many] = [await picture("jpeg"), await scans(500, 64)];
  expect(hasTooManyParts(Buffer.concat([photo, many]))).toBe(false);
});

const plain = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 64, height: 64, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });

it.each([
  ["a JPEG", plain().jpeg(), 0],
  ["a progressive JPEG", plain().jpeg({ progressive: true }), 3],
  ["a progressive JPEG with all colours", plain().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }), 6],
  ["a PNG of 16 bits", plain(4).toColourspace("rgb16").png(), 0],
  ["an interlaced PNG", plain().png({ progressive: true }), 3],
  ["an interlaced PNG of 16 bits", plain(4).toColourspace("rgb16").png({ progressive: true }), 8],
  ["a WebP", plain().webp(), 0],
  ["a lossless WebP", plain().webp({ lossless: true }), 4],
  ["a GIF", plain().gif(), 8],
  ["an AVIF", plain().avif(), 17],
])("gives the bytes per pixel that a decoder holds for %s", async (_, made, bytes) => {
  const content = await made.toBuffer();
  expect(bytesPerPixel(content, await sharp(content).metadata())).toBe(bytes);
});

it("counts a JPEG of several scans as held in memory, whatever its frame says", async () => {
  const content = await scans(3, 64);
  const frame = content.indexOf(Buffer.from([0xff, 0xc2]));
  content[frame + 1] = 0xc0;
  expect(bytesPerPixel(content, await sharp(await plain().jpeg().toBuffer()).metadata())).toBe(3);
});

it("terminates for any bytes", () => {
  const starts = ["ffd8ff", "474946383961", "524946460000000057454250"].map((hex) => Buffer.from(hex, "hex"));
  const bytes = fc.uint8Array({ maxLength: 500 });
  fc.assert(
    fc.property(fc.constantFrom(...starts), bytes, (start, rest) => {
      const content = Buffer.concat([start, rest]);
      hasTooManyParts(content);
      for (const format of ["jpeg", "webp"]) bytesPerPixel(content, { format, channels: 3, depth: "uchar" });
    }),
  );
  for (const start of starts) expect(hasTooManyParts(start)).toBe(false);
});
