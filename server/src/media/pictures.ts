import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Db } from "#data/database.ts";
import { reasonOf } from "#data/database-errors.ts";
import { AppError } from "#domain/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { createEncoder } from "./picture-encoder.ts";
import type { Format, Mark } from "./picture-messages.ts";

interface Shape {
  /** In pixels, as the pages use them. */
  readonly widths: readonly number[];
  readonly ratio: number;
  /** The width for clients that do not choose one. */
  readonly plain: number;
}

const shapes = {
  /** 16:9; 854 is the width of height 480. */
  still: { widths: [320, 640, 854, 1280], ratio: 16 / 9, plain: 854 },
  avatar: { widths: [128, 256], ratio: 1, plain: 256 },
} as const satisfies Record<string, Shape>;

type ShapeName = keyof typeof shapes;

/** The queue of pictures that are no longer referenced. */
export const unusedPicturesQueue = defineQueue<LeftPictureJob>("left-pictures");
export interface LeftPictureJob {
  readonly id: string;
}

/** In pixels: the width of a placeholder, which pages show enlarged. */
const blurWidth = 16;

/** The folder of a still's AVIF files, which are made later than the rest. */
const avifFolder = (id: string) => `${id}-avif`;

/** Seconds that a picture is kept after its last use, since open pages still show it. */
const afterlife = 24 * 60 * 60;

export interface Pictures {
  /**
   * Stores a picture.
   * @param gone drops it when it aborts
   * @returns its id, for `urls`
   * @throws PictureError
   */
  readonly keep: (content: Buffer, shape?: ShapeName, gone?: AbortSignal) => Promise<string>;
  /**
   * Stores a picture of the site or in the news under a name derived from its content, so that storing it again gives the same id.
   * @param gone drops it when it aborts
   * @returns the names of its files
   * @throws PictureError
   */
  readonly keepMark: (mark: Mark, gone?: AbortSignal) => Promise<{ id: string; files: readonly string[] }>;
  /** Whether a picture is stored with a file of that name. */
  readonly has: (id: string, file: string) => Promise<boolean>;
  /**
   * A picture in its stored form, as a data URL, for a preview.
   * @throws PictureError
   */
  readonly preview: (content: Buffer) => Promise<string>;
  /** Removes a picture that was never shown. */
  readonly discard: (id: string | null) => Promise<void>;
  /**
   * Makes the AVIF files and the placeholder of a stored still. Does nothing if there is no such still.
   * @param remember receives the placeholder, a data URL; if it returns false, the files are removed again
   * @throws PictureError; AppError 503 once the pictures are closed
   */
  readonly lighten: (id: string, remember: (blur: string) => Promise<boolean>) => Promise<void>;
  /** Removes a picture if the transaction commits: a day later, or at once if it is personal data. */
  readonly scheduleRemoval: (tx: Db, id: string | null, when?: "in a day" | "at once") => Promise<void>;
  readonly urls: (id: string | null) => { src: string | null; srcset: string | null };
  /** The AVIF files of a still, as a srcset; null until it has a placeholder, since both are made together. */
  readonly avif: (id: string | null, blur: string | null) => string | null;
  /** The URL of a picture that was stored as an avatar. */
  readonly avatarUrl: (id: string | null) => string | null;
  /** Drops pictures that are being encoded. */
  readonly close: () => void;
}

export function createPictures(storage: Storage, publicUrl: string, jobs: Pick<Jobs, "add">): Pictures {
  const url = (id: string, width: number, format: Format = "webp") => `${publicUrl}/media/${id}/${width}.${format}`;
  const srcset = (id: string, format: Format) =>
    shapes.still.widths.map((width) => `${url(id, width, format)} ${width}w`).join(", ");
  const encoder = createEncoder();
  const patient = createEncoder(true);

  async function dataUrl({ encode }: typeof encoder, content: Buffer, width: number): Promise<string> {
    const { ratio } = shapes.still;
    const [file] = (await encode({ content, format: "webp", widths: [width], ratio })).values();
    return `data:image/webp;base64,${Buffer.from(file ?? []).toString("base64")}`;
  }

  return {
    preview: (content) => dataUrl(encoder, content, shapes.still.plain),
    keep: async (content, shape = "still", gone) => {
      const { widths, ratio } = shapes[shape];
      const files = await encoder.encode({ content, format: "webp", widths, ratio }, gone);
      const id = randomBytes(12).toString("hex");
      await storage.put(id, files);
      return id;
    },
    keepMark: async (mark, gone) => {
      const files = await encoder.encode(mark, gone);
      const hash = createHash("sha256");
      for (const [name, content] of files) hash.update(name).update(content);
      const id = hash.digest("hex").slice(0, 24);
      const isThere = async () => (await storage.files(id)).length > 0;
      if (!(await isThere())) {
        const isAvif = (name: string) => name.endsWith(".avif");
        const avif = new Map([...files].filter(([name]) => isAvif(name)));
        const others = new Map([...files].filter(([name]) => !isAvif(name)));
        // First, since the others tell that a picture is there.
        if (avif.size > 0) {
          // Left over from an interrupted upload.
          await storage.remove(avifFolder(id));
          await storage.put(avifFolder(id), avif);
        }
        await storage.put(id, others).catch(async (error: unknown) => {
          // Another server stored the same picture first.
          if (!(await isThere())) throw error;
        });
      }
      return { id, files: [...files.keys()] };
    },
    has: async (id, file) => (await storage.files(id)).includes(file),
    discard: async (id) => {
      if (id === null) return;
      await storage.remove(id);
      await storage.remove(avifFolder(id));
    },
    lighten: async (id, remember) => {
      const { widths, ratio } = shapes.still;
      const file = await storage.read(id, `${Math.max(...widths)}.webp`);
      if (file === null) return;
      const content = await buffer(file.stream);
      const files = await patient.encode({ content, format: "avif", widths, ratio });
      const blur = await dataUrl(patient, content, blurWidth);
      // Left over from an interrupted attempt.
      await storage.remove(avifFolder(id));
      await storage.put(avifFolder(id), files);
      if (!(await remember(blur))) await storage.remove(avifFolder(id));
    },
    scheduleRemoval: async (tx, id, when = "in a day") => {
      const wait = when === "in a day" ? afterlife : 0;
      if (id !== null) await jobs.add(unusedPicturesQueue, { id }, tx, wait);
    },
    avatarUrl: (id) => (id === null ? null : url(id, shapes.avatar.plain)),
    urls: (id) =>
      id === null
        ? { src: null, srcset: null }
        : {
            src: url(id, shapes.still.plain),
            srcset: srcset(id, "webp"),
          },
    avif: (id, blur) => (id === null || blur === null ? null : srcset(id, "avif")),
    close: () => {
      encoder.close();
      patient.close();
    },
  };
}

/** Its width, its width and height, or its purpose. */
const fileName = /^(?:\d{2,4}|\d{1,4}x\d{1,4}|maskable|news-\d{1,4}x\d{1,4})\.(webp|avif|png|jpeg)$/;

/** Serves stored pictures. The picture at a URL never changes, so browsers may cache it forever. */
export function servePictures(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { id: string; name: string } }>(
    "/media/:id/:name",
    { config: { access: "anyone", unlogged: true } },
    async (request, reply) => {
      const { id, name } = request.params;
      const format = fileName.exec(name)?.[1];
      if (!/^[0-9a-f]{24}$/.test(id) || format === undefined) throw new AppError("not_found");
      const file = await storage.read(format === "avif" ? avifFolder(id) : id, name);
      if (file === null) throw new AppError("not_found");
      return reply
        .headers({
          "Content-Type": `image/${format}`,
          "Content-Length": file.size,
          "Cache-Control": "public, max-age=31536000, immutable",
          "X-Content-Type-Options": "nosniff",
        })
        .send(file.stream);
    },
  );
}

/** Why files cannot be stored; `gone` if one could not be read back. */
export type StorageFault = { readonly reason: string } | "gone";

/** Writes a small file, reads it and removes it. @returns what failed, if anything did */
export async function storageFault(storage: Storage): Promise<StorageFault | undefined> {
  const [folder, name, content] = [`probe-${randomUUID()}`, "probe", "ok"];
  try {
    await storage.put(folder, new Map([[name, Buffer.from(content)]]));
    const file = await storage.read(folder, name);
    const isSame = file !== null && (await text(file.stream)) === content;
    await storage.remove(folder);
    return isSame ? undefined : "gone";
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
