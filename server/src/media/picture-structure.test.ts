import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { gifFrames, scans, webpFrames } from "#fixtures/hostile-pictures.ts";
import { animation, phonePhoto, picture } from "#fixtures/pictures.ts";
import { hasTooManyParts } from "./picture-structure.ts";

it.each([
  ["a JPEG of very many scans", scans()],
  ["a GIF of very many frames", gifFrames()],
  ["a WebP of very many frames", webpFrames()],
])("refuses %s", async (_, content) => {
  expect(hasTooManyParts(await content)).toBe(true);
});

it("takes real pictures", async () => {
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

it("does not count what follows the end of a JPEG, such as a phone's film", async () => {
  const [photo, many] = [await picture("jpeg"), await scans(500, 64)];
  expect(hasTooManyParts(Buffer.concat([photo, many]))).toBe(false);
});

it("comes to an end whatever the bytes", () => {
  const starts = ["ffd8ff", "474946383961", "524946460000000057454250"].map((hex) => Buffer.from(hex, "hex"));
  const bytes = fc.uint8Array({ maxLength: 500 });
  fc.assert(
    fc.property(fc.constantFrom(...starts), bytes, (start, rest) => {
      hasTooManyParts(Buffer.concat([start, rest]));
    }),
  );
  for (const start of starts) expect(hasTooManyParts(start)).toBe(false);
});
