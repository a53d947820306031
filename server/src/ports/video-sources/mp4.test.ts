import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { box, header, moov } from "#fixtures/mp4.ts";
import { mp4Seconds } from "./mp4.ts";

const bytesOf = (file: Buffer) => async (from: number, bytes: number) => file.subarray(from, from + bytes);
const secondsOf = (...parts: Buffer[]) => mp4Seconds(bytesOf(Buffer.concat(parts)));

const type = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41"));
const media = box("mdat", Buffer.alloc(5000, 1));

describe("the length of an MP4 file", () => {
  it("is read from its movie header, before or after the media, in either version", () => {
    return fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 ** 32 - 2 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(0 as const, 1 as const),
        fc.boolean(),
        async (duration, timescale, version, last) => {
          const movie = moov({ version, timescale, duration });
          const seconds = await (last ? secondsOf(type, media, movie) : secondsOf(type, movie, media));
          expect(seconds).toBe(duration / timescale);
        },
      ),
    );
  });

  it("is read from the extends header of a fragmented file", async () => {
    const extended = (version: 0 | 1, duration: number) =>
      box("mvex", box("trex", Buffer.alloc(24)), header("mehd", version, [duration]));
    for (const version of [0, 1] as const) {
      const movie = box("moov", header("mvhd", version, [0, 0, 1000, 0]), extended(version, 7500));
      expect(await secondsOf(type, movie, box("moof"))).toBe(7.5);
    }
  });

  it("is found after boxes with sizes of eight bytes, and in one that extends to the end", async () => {
    const large = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from("mdat"), Buffer.alloc(8), Buffer.alloc(100)]);
    large.writeBigUInt64BE(BigInt(large.length), 8);
    const movie = moov({ timescale: 600, duration: 600 });
    movie.writeUInt32BE(0, 0);
    expect(await secondsOf(type, large, movie)).toBe(1);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a web page", Buffer.from("<html><body>No film</body></html>")],
    ["boxes without a movie", Buffer.concat([type, media])],
    ["a movie without a header", box("moov", box("trak"))],
    ["a header that is cut off", Buffer.concat([type, moov({ timescale: 600, duration: 600 }).subarray(0, 30)])],
    ["no timescale", moov({ timescale: 0, duration: 600 })],
    ["an unknown length", moov({ timescale: 600, duration: 2 ** 32 - 1 })],
    ["a box of no size", Buffer.from([0, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0])],
  ])("is unknown with %s", async (_, file) => {
    expect(await secondsOf(file)).toBe(0);
  });

  it("is searched for in a limited number of boxes, whatever a file contains", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
        let reads = 0;
        const read = (from: number, bytes: number) => {
          reads++;
          return bytesOf(Buffer.from(noise))(from, bytes);
        };
        expect(await mp4Seconds(read)).toBeGreaterThanOrEqual(0);
        expect(reads).toBeLessThan(800);
      }),
    );
  });
});
