// Decodes pictures for the server, in a process of its own: what a decoder takes goes back to the machine when this
// process ends, what a picture breaks breaks here, and nothing secret is in reach.
import { limits } from "@mindreel/contract/wire/limits";
import sharp from "sharp";
import { type Encoded, isPicture, type Picture } from "./picture-encoder.ts";

// Only pictures of the web are ever decoded; in particular no SVG, which is a program.
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

class Refusal extends Error {}

const open = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: limits.imagePixels, failOn: "error", sequentialRead: true });

async function inspect(content: Uint8Array): Promise<void> {
  const { width, height, format } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal("This is not a picture that can be read. Use a JPEG, PNG, WebP, AVIF or GIF file.");
    });
  if (width * height > limits.imagePixels) throw new Refusal("The picture has more than 25 megapixels.");
  if (format === "heif" && width * height > limits.avifPixels)
    throw new Refusal("The picture has more than 9 megapixels, the most for AVIF. Use JPEG, PNG or WebP.");
}

/**
 * Checks a picture by its content and re-encodes it (cut to its shape, WebP, no metadata) in every width.
 * @throws Refusal, its message for the person who sent the picture
 */
async function encode({ content, widths, ratio }: Picture): Promise<Map<string, Uint8Array>> {
  await inspect(content);
  const width = Math.max(...widths);
  try {
    const largest = await open(content)
      .autoOrient()
      .resize({ width, height: Math.round(width / ratio), fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .flatten({ background: "#000" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const files = new Map<string, Uint8Array>();
    for (const each of widths) {
      const file = await sharp(largest.data, { raw: largest.info })
        .resize({ width: each, height: Math.round(each / ratio) })
        .webp({ quality: 74 })
        .toBuffer();
      files.set(`${each}.webp`, file);
    }
    return files;
  } catch {
    throw new Refusal("The picture is damaged and cannot be read to its end.");
  }
}

async function answer(picture: Picture): Promise<Encoded> {
  try {
    return { files: await encode(picture) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

process.on("message", async (picture) => {
  if (isPicture(picture)) process.send?.(await answer(picture));
});
process.on("disconnect", () => process.exit());
