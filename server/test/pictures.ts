import { deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "avif" | "gif";

const plain = (width: number, height: number, background = "#27f") =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small picture of one colour. */
export const picture = (format: Format = "png", width = 320, height = 180): Promise<Buffer> =>
  plain(width, height).toFormat(format).toBuffer();

/** As a phone takes it: on its side, turned by its orientation, with the place it was taken at. Red at the true top. */
export async function phonePhoto(): Promise<Buffer> {
  const red = await plain(240, 640, "#f00").raw().toBuffer();
  return (
    plain(480, 640, "#00f")
      .composite([{ input: red, raw: { width: 240, height: 640, channels: 3 }, left: 240, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Artist: "Somebody Private" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      // 8: turn it left, so that its right side comes to the top.
      .withMetadata({ orientation: 8 })
      .toBuffer()
  );
}

/** Two frames, green then red. */
export async function animation(): Promise<Buffer> {
  const frames = ["#0f0", "#f00"].map((colour) => plain(160, 90, colour).raw().toBuffer());
  const raw = Buffer.concat(await Promise.all(frames));
  return sharp(raw, { raw: { width: 160, height: 180, channels: 3, pageHeight: 90 } })
    .gif()
    .toBuffer();
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A correct PNG file of a hundred kilobytes or so that unpacks to 900 megapixels. */
export function bomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

export const file = (content: Buffer | string, type = "image/png", name = "picture.png"): File =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });
