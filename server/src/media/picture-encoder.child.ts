// Decodes pictures in a separate process: its memory is freed when it ends, a malicious picture can crash nothing else,
// and no secrets are within reach.
import { limits } from "@mindreel/contract/plain/limits";
import sharp, { type Sharp } from "sharp";
import { encodeMark } from "./marks.ts";
import {
  type Cropped,
  type Encoded,
  type Format,
  isPicture,
  type Picture,
  type Refused,
  ready,
} from "./picture-messages.ts";
import { bytesPerPixel } from "./picture-structure.ts";

// Decodes only the web's raster formats; above all no SVG, which can contain scripts and references.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Bytes of a picture that a decoder may hold: 25 megapixels of progressive JPEG, as cameras and editors save it. */
const mostHeld = 80_000_000;

/** How many times as long as the other a cropped picture's side may be: what is cut off is enlarged first. */
const mostStretched = 8;

/**
 * Measured on the demo's pictures, 640 pixels wide: AVIF is a third smaller than WebP of the same quality and takes
 * five times as long. A higher effort takes three times as long again, and saves a tenth of the bytes.
 */
const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 74 }),
  avif: (picture) => picture.avif({ quality: 52, effort: 3, tune: "ssim", chromaSubsampling: "4:2:0" }),
};

class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused["refused"], megapixels?: number) {
    super(refused);
    this.refused = { refused, ...(megapixels !== undefined && { megapixels }) };
  }
}

const open = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: limits.imagePixels, failOn: "error", sequentialRead: true });

async function inspect({ content, ...rest }: Picture): Promise<void> {
  const kind = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal("unknown");
    });
  const { width, height } = kind;
  if (width * height > limits.imagePixels) throw new Refusal("tooLarge");
  if ("ratio" in rest && Math.max(width, height) > mostStretched * Math.min(width, height))
    throw new Refusal("tooThin");
  const held = bytesPerPixel(content, kind);
  if (width * height * held > mostHeld) {
    const megapixels = Math.floor(mostHeld / held / 100_000) / 10;
    throw new Refusal("tooLargeForKind", megapixels);
  }
}

async function crop({ content, format, widths, ratio }: Cropped): Promise<Map<string, Uint8Array>> {
  const width = Math.max(...widths);
  const largest = await open(content)
    .autoOrient()
    .resize({ width, height: Math.round(width / ratio), fit: "cover", position: "attention" })
    .toColourspace("srgb")
    .flatten({ background: "#000" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<string, Uint8Array>();
  for (const each of widths) {
    const resized = sharp(largest.data, { raw: largest.info }).resize(each, Math.round(each / ratio));
    files.set(`${each}.${format}`, await encoders[format](resized).toBuffer());
  }
  return files;
}

/**
 * Checks a picture by its content and re-encodes it without metadata.
 * @throws Refusal
 */
async function encode(picture: Picture): Promise<Map<string, Uint8Array>> {
  await inspect(picture);
  try {
    return "mark" in picture ? await encodeMark(open(picture.content), picture.mark) : await crop(picture);
  } catch {
    throw new Refusal("damaged");
  }
}

async function answer(picture: Picture): Promise<Encoded> {
  try {
    return { files: await encode(picture) };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

/** Milliseconds of CPU time for each picture. */
const processorLimit = Number(process.argv[2]);

/** Kills this process if the work takes too long. An ordinary exit would wait for the thread that decodes. */
async function limited<Result>(work: Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > processorLimit) process.kill(process.pid, "SIGKILL");
  }, 100);
  return work.finally(() => clearInterval(watch));
}

process.on("message", async (picture) => {
  if (isPicture(picture)) process.send?.(await limited(answer(picture)));
});
process.on("disconnect", () => process.exit());
process.send?.(ready);
