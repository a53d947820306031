import type { CaptionMatch } from "@mindreel/contract/catalogue/captions";
import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import { refusals } from "@mindreel/messages/catalogue/captions";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { isOpenTo, type Watcher } from "#domain/library/open-to.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";
import { rereadChapters } from "#features/catalogue/chapters/chapters.service.ts";
import { type CueFile, readCues } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import {
  decoded,
  languageTag,
  ownNameOf,
  UnreadableCaptions,
} from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";
import { passagesOf } from "#features/catalogue/mechanisms/caption-files/passages.policy.ts";
import { unrolled } from "#features/catalogue/mechanisms/caption-files/rolling.policy.ts";
import { toWebVtt } from "#features/catalogue/mechanisms/caption-files/webvtt.policy.ts";
import type { SavedCaption } from "./captions.mapper.ts";
import * as captions from "./captions.repository.ts";
import { readFileName } from "./file-names.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** The metadata a caption is stored with. */
export interface Naming {
  readonly language: string;
  readonly kind: CaptionKind;
  /** If empty, the language's own name is used. */
  readonly label?: string | undefined;
}

/** @throws AppError 400 */
function placeOf(videoId: number, { language, kind, label = "" }: Naming): captions.CaptionKey {
  const tag = languageTag(language);
  if (tag === null) throw invalidInput({ language: [sentence(refusals, "language")] });
  return { videoId, kind, language: tag, label: storable(label).trim() || ownNameOf(tag) };
}

/** @throws AppError 400 that names the line */
async function readFile(content: Uint8Array, language: string): Promise<CueFile> {
  try {
    return await readCues(decoded(content, language));
  } catch (error) {
    if (error instanceof UnreadableCaptions) throw invalidInput({ file: [error.sentence] });
    throw error;
  }
}

const auditDetails = (title: string, { label, language, kind }: captions.CaptionKey) => ({
  name: title,
  captions: `${label} (${language}, ${kind})`,
});

/** Captions of videos. */
export function createCaptionsService({ db, clock }: Dependencies) {
  const index = async (tx: Db, row: captions.CaptionRow, cues: CueFile["cues"]): Promise<void> => {
    if (row.kind === "chapters") await rereadChapters(tx, [row.videoId]);
    else if (row.kind !== "metadata") await captions.insertPassages(tx, row, await passagesOf(cues));
  };

  /**
   * Stores cues, replacing captions with the same language, kind and label.
   * @throws AppError 400, 404
   */
  async function keep(video: number, naming: Naming, file: CueFile, audit?: Audit): Promise<SavedCaption> {
    const place = placeOf(video, naming);
    const isData = place.kind === "chapters" || place.kind === "metadata";
    const cues = isData ? file.cues : await unrolled(file.cues);
    const vtt = await toWebVtt(cues);
    const now = clock();
    return inTransaction(db, async (tx) => {
      const held = await captions.holdVideo(tx, video);
      if (held === undefined) throw new AppError("not_found");
      const replaced = await captions.vacate(tx, place, now);
      const row = await captions.insert(tx, { ...place, vtt, cueCount: cues.length, createdAt: now });
      await index(tx, row, cues);
      await audit?.(tx, video, auditDetails(held.title, place));
      return { row, replaced, faults: file.faults, faultCount: file.faultCount };
    });
  }

  return {
    /** @throws AppError 404 */
    list: async (video: number, viewer: Viewer) => {
      const rows = await captions.ofVideo(db, video, horizonOf(viewer, clock()));
      if (rows === undefined) throw new AppError("not_found");
      return rows;
    },

    /** The text tracks that a player offers for a video. */
    tracks: async (video: number, viewer: Viewer): Promise<captions.CaptionRow[]> =>
      (await captions.ofVideo(db, video, horizonOf(viewer, clock()))) ?? [],

    /** @throws AppError 403 `plan_required`, 404 */
    file: async (video: number, caption: number, viewer: Watcher): Promise<string> => {
      const found = await captions.file(db, video, caption, horizonOf(viewer, clock()));
      if (found === undefined) throw new AppError("not_found");
      if (!isOpenTo(found.openTo, viewer)) throw new AppError("plan_required");
      return found.vtt;
    },

    /** @throws AppError 400, 404 */
    add: async (
      video: number,
      naming: Naming,
      content: Uint8Array | undefined,
      audit?: Audit,
    ): Promise<SavedCaption> => {
      if (content === undefined) throw invalidInput({ file: [sentence(refusals, "chooseFile")] });
      const { language } = placeOf(video, naming);
      return keep(video, naming, await readFile(content, language), audit);
    },

    keep,

    /** @throws AppError 404 */
    remove: (video: number, caption: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const held = await captions.holdVideo(tx, video);
        const row = held && (await captions.removeOne(tx, video, caption, clock()));
        if (held === undefined || row === undefined) throw new AppError("not_found");
        if (row.kind === "chapters") await rereadChapters(tx, [video]);
        await audit(tx, video, auditDetails(held.title, row));
      }),

    /**
     * Restores removed or replaced captions, replacing their replacement.
     * @throws AppError 404
     */
    restore: async (video: number, caption: number, audit: Audit) => {
      const row = await captions.removed(db, video, caption, restorableSince(clock()));
      if (row === undefined) throw new AppError("not_found");
      const { cues } = await readCues(row.vtt);
      return inTransaction(db, async (tx) => {
        const held = await captions.holdVideo(tx, video);
        if (held === undefined) throw new AppError("not_found");
        await captions.vacate(tx, row, clock());
        if (!(await captions.restore(tx, caption))) throw new AppError("not_found");
        await index(tx, row, cues);
        await audit(tx, video, auditDetails(held.title, row));
        return row;
      });
    },

    /** Finds the videos that caption files belong to, by file name. */
    match: async (names: readonly string[]): Promise<CaptionMatch[]> => {
      const files = names.map((name) => ({ name, ...readFileName(name) }));
      const keys = [...new Set(files.flatMap((file) => file.keys.map((line) => storable(line))))];
      const found = await captions.matching(
        db,
        keys,
        keys.filter((key) => /^(?:https?:\/)?\//.test(key)),
      );
      const byKey = new Map(found.flatMap((video) => [video.oid, video.source].map((key) => [key, video] as const)));
      return files.map(({ name, keys: own, language, kind }) => {
        const key = own.find((each) => byKey.has(each));
        const video = key === undefined ? undefined : byKey.get(key);
        return { name, video: video === undefined ? null : { id: video.id, title: video.title }, language, kind };
      });
    },

    /** Permanently deletes captions that can no longer be restored. */
    purge: async (): Promise<void> => {
      await captions.purge(db, restorableSince(clock()));
    },
  };
}

export type CaptionsService = ReturnType<typeof createCaptionsService>;
