import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { createEncoder } from "./picture-encoder.ts";

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

/** The queue of pictures that nothing refers to any more. */
export const leftPicturesQueue = defineQueue<LeftPictureJob>("left-pictures");
export interface LeftPictureJob {
  readonly id: string;
}

/** Seconds for which a picture outlives its last use, since open pages still show it. */
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
   * A picture as it would be stored, as a data URL, for a preview.
   * @throws PictureError
   */
  readonly preview: (content: Buffer) => Promise<string>;
  /** Removes a picture that was never shown. */
  readonly discard: (id: string | null) => Promise<void>;
  /** Removes a picture if the transaction commits: a day later, or at once if it is personal data. */
  readonly leave: (tx: Db, id: string | null, when?: "in a day" | "at once") => Promise<void>;
  readonly urls: (id: string | null) => { src: string | null; srcset: string | null };
  /** The URL of a picture that was stored as an avatar. */
  readonly avatarUrl: (id: string | null) => string | null;
  /** Drops pictures that are being read. */
  readonly close: () => void;
}

export function createPictures(storage: Storage, publicUrl: string, jobs: Pick<Jobs, "add">): Pictures {
  const url = (id: string, width: number) => `${publicUrl}/media/${id}/${width}.webp`;
  const { encode, close } = createEncoder();

  return {
    preview: async (content) => {
      const { plain, ratio } = shapes.still;
      const [file] = (await encode({ content, widths: [plain], ratio })).values();
      return `data:image/webp;base64,${Buffer.from(file ?? []).toString("base64")}`;
    },
    keep: async (content, shape = "still", gone) => {
      const { widths, ratio } = shapes[shape];
      const files = await encode({ content, widths, ratio }, gone);
      const id = randomBytes(12).toString("hex");
      await storage.put(id, files);
      return id;
    },
    discard: async (id) => {
      if (id !== null) await storage.remove(id);
    },
    leave: async (tx, id, when = "in a day") => {
      const wait = when === "in a day" ? afterlife : 0;
      if (id !== null) await jobs.add(leftPicturesQueue, { id }, tx, wait);
    },
    avatarUrl: (id) => (id === null ? null : url(id, shapes.avatar.plain)),
    urls: (id) =>
      id === null
        ? { src: null, srcset: null }
        : {
            src: url(id, shapes.still.plain),
            srcset: shapes.still.widths.map((width) => `${url(id, width)} ${width}w`).join(", "),
          },
    close,
  };
}

/** Serves stored pictures. A URL's picture never changes, so browsers may cache it for good. */
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
