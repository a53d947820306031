import { randomBytes } from "node:crypto";
import { limits } from "@mindreel/contract/limits";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { AppError } from "#platform/errors.ts";
import type { Storage } from "#ports/storage.ts";

interface Shape {
  /** Widths that the pages use. */
  readonly widths: readonly number[];
  readonly ratio: number;
  /** The one that plain clients get. */
  readonly plain: number;
}

const shapes = {
  /** 16:9; 854 is the width of height 480. */
  still: { widths: [320, 640, 854, 1280], ratio: 16 / 9, plain: 854 },
  avatar: { widths: [128, 256], ratio: 1, plain: 256 },
} as const satisfies Record<string, Shape>;

type ShapeName = keyof typeof shapes;

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

/** A picture cannot be used; the message is for the person who sent it. */
export class PictureError extends Error {}

const open = (content: Buffer) =>
  sharp(content, { limitInputPixels: limits.imagePixels, failOn: "error", sequentialRead: true });

async function inspect(content: Buffer): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError("This is not a picture that can be read. Use a JPEG, PNG, WebP, AVIF or GIF file.");
    });
  if (width * height > limits.imagePixels) throw new PictureError("The picture has more than 25 megapixels.");
}

/**
 * Checks a picture by its content and re-encodes it (cut to its shape, WebP, no metadata) in every width.
 * @throws PictureError
 */
async function encode(content: Buffer, { widths, ratio }: Shape): Promise<Map<string, Buffer>> {
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
    const files = new Map<string, Buffer>();
    for (const each of widths) {
      const file = await sharp(largest.data, { raw: largest.info })
        .resize({ width: each, height: Math.round(each / ratio) })
        .webp({ quality: 74 })
        .toBuffer();
      files.set(`${each}.webp`, file);
    }
    return files;
  } catch {
    throw new PictureError("The picture is damaged and cannot be read to its end.");
  }
}

export interface Pictures {
  /**
   * Keeps a picture.
   * @returns its id, under which `urls` finds it
   * @throws PictureError
   */
  readonly keep: (content: Buffer, shape?: ShapeName) => Promise<string>;
  readonly discard: (id: string | null) => Promise<void>;
  readonly urls: (id: string | null) => { src: string | null; srcset: string | null };
  /** Address of a picture that was kept as an avatar. */
  readonly avatarUrl: (id: string | null) => string | null;
}

export function createPictures(storage: Storage, publicUrl: string): Pictures {
  const url = (id: string, width: number) => `${publicUrl}/media/${id}/${width}.webp`;
  // Decoding takes memory by the size of the picture: one at a time, whoever uploads.
  let queue: Promise<unknown> = Promise.resolve();

  return {
    keep: async (content, shape = "still") => {
      const encoding = queue.then(() => encode(content, shapes[shape]));
      queue = encoding.catch(() => undefined);
      const files = await encoding;
      const id = randomBytes(12).toString("hex");
      await storage.put(id, files);
      return id;
    },
    discard: async (id) => {
      if (id !== null) await storage.remove(id);
    },
    avatarUrl: (id) => (id === null ? null : url(id, shapes.avatar.plain)),
    urls: (id) =>
      id === null
        ? { src: null, srcset: null }
        : {
            src: url(id, shapes.still.plain),
            srcset: shapes.still.widths.map((width) => `${url(id, width)} ${width}w`).join(", "),
          },
  };
}

/** Serves kept pictures. They never change under their address, so a browser asks once. */
export function servePictures(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { id: string; name: string } }>(
    "/media/:id/:name",
    { config: { access: "anyone" } },
    async (request, reply) => {
      const { id, name } = request.params;
      if (!/^[0-9a-f]{24}$/.test(id) || !/^\d{3,4}\.webp$/.test(name)) throw new AppError("not_found");
      const file = await storage.read(id, name);
      if (file === null) throw new AppError("not_found");
      return reply
        .headers({
          "Content-Type": "image/webp",
          "Content-Length": file.size,
          "Cache-Control": "public, max-age=31536000, immutable",
          "X-Content-Type-Options": "nosniff",
        })
        .send(file.stream);
    },
  );
}
