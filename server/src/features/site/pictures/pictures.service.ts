import { heroFile, iconFile, logoFile, signInFile } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SitePicture, SitePictureBody } from "@mindreel/contract/site/pictures";
import type { SiteChanges } from "@mindreel/contract/site/settings";
import { refusals } from "@mindreel/messages/site/settings";
import { validation } from "@mindreel/messages/wire";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import { isShown } from "./pictures.repository.ts";

/** The queue of uploaded pictures that may not be in any version of the settings. */
export const unusedPicturesQueue = defineQueue<{ readonly id: string }>("unused-site-pictures");

/** Seconds that an upload is kept before its settings are saved. */
const patience = 24 * 60 * 60;

const notHere = sentence(refusals, "noPicture");

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "keepMark" | "has" | "discard">;
  readonly jobs: Pick<Jobs, "add">;
  /** The current version number of the settings. */
  readonly version: () => number;
}

/** The site's own pictures. The pictures of every version of the settings are kept, so that it can be restored. */
export function createSitePicturesService({ db, pictures, jobs, version }: Dependencies) {
  async function keep(mark: SitePictureBody["use"], { content, gone }: Upload) {
    try {
      return await pictures.keepMark({ content, mark }, gone);
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ picture: [error.sentence] }) : error;
    }
  }

  return {
    /** @throws AppError 400 */
    upload: async (use: SitePictureBody["use"], upload: Upload | undefined, audit: Audit): Promise<SitePicture> => {
      if (upload === undefined) throw invalidInput({ picture: [sentence(validation, "required")] });
      const { id, files } = await keep(use, upload);
      const size = sizeIn(files);
      if (size === undefined) throw new Error("The encoder made no file that tells its size.");
      await inTransaction(db, async (tx) => {
        await jobs.add(unusedPicturesQueue, { id }, tx, patience);
        // Recorded for the version that saving the settings will create.
        await audit(tx, version() + 1, { use });
      });
      return { id, ...size };
    },

    /** Errors for changes whose pictures are missing, by field. */
    missing: async (changes: SiteChanges): Promise<Record<string, Sentence[]>> => {
      const needed = await Promise.all(
        neededBy(changes).map(async (each) => ({ ...each, there: await pictures.has(each.id, each.file) })),
      );
      return Object.fromEntries(needed.filter(({ there }) => !there).map(({ setting }) => [setting, [notHere]]));
    },

    /** Removes a picture that was uploaded and never saved. */
    sweep: async (id: string): Promise<void> => {
      if (!(await isShown(db, id))) await pictures.discard(id);
    },
  };
}

export type SitePicturesService = ReturnType<typeof createSitePicturesService>;

/** A stored file that a setting relies on. */
export interface Needed {
  readonly setting: "logo" | "icon" | "hero" | "sign_in";
  readonly id: string;
  readonly file: string;
}

/** The files that settings rely on. */
function neededBy({ logo, icon, hero, sign_in }: SiteChanges): readonly Needed[] {
  const sides = logo ? [logo.light, ...(logo.dark === null ? [] : [logo.dark])] : [];
  return [
    ...sides.map((side): Needed => ({ setting: "logo", id: side.id, file: logoFile(side, "webp") })),
    ...(hero?.kind === "picture" ? [{ setting: "hero", id: hero.id, file: heroFile(1280, "webp") } as const] : []),
    ...(sign_in ? [{ setting: "sign_in", id: sign_in, file: signInFile(960, "webp") } as const] : []),
    ...(icon ? [{ setting: "icon", id: icon, file: iconFile(512) } as const] : []),
  ];
}

/** The size of a stored picture, taken from the name of its largest file. */
function sizeIn(files: readonly string[]): { width: number; height: number } | undefined {
  const sizes = files.flatMap((file) => {
    const [, width, height = width] = /^(\d+)(?:x(\d+))?\./.exec(file) ?? [];
    return width === undefined ? [] : [{ width: Number(width), height: Number(height) }];
  });
  return sizes.toSorted((one, other) => other.width - one.width)[0];
}
