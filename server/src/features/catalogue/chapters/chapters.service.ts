import { isDeepStrictEqual } from "node:util";
import type { Chapter, Chapters, ChaptersBody } from "@mindreel/contract/catalogue/chapters";
import { durationOf } from "@mindreel/contract/plain/durations";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import { readPiece } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import { chaptersInDescription, chaptersInFile } from "./chapters.policy.ts";
import * as chapters from "./chapters.repository.ts";

/** Reads the chapters of existing videos after an upgrade. */
const chaptersQueue = defineQueue<object>("catalogue-chapters");

interface Dependencies {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

/** Videos processed in one transaction. */
const portion = 200;

const toChapters = (rows: readonly chapters.ChapterRow[]): Chapters => ({
  origin: rows[0]?.origin ?? null,
  chapters: rows.map(({ start, title }) => ({ start, title })),
});

/**
 * Sorts chapters by start.
 * @throws AppError 400 if two begin in the same second, or one begins after the end of the video
 */
function inOrder(given: readonly Chapter[], duration: number | null): Chapter[] {
  const ordered = given
    .map(({ start, title }) => ({ start, title: title.toWellFormed().trim() }))
    .toSorted((a, b) => a.start - b.start);
  const twin = ordered.find(({ start }, n) => start === ordered[n + 1]?.start);
  if (twin !== undefined)
    throw invalidInput({ chapters: [sentence(refusals, "twinChapters", { time: durationOf(twin.start) })] });
  const late = duration === null ? undefined : ordered.find(({ start }) => start >= duration);
  if (late !== undefined && duration !== null) {
    const end = durationOf(duration);
    throw invalidInput({
      chapters: [sentence(refusals, "lateChapter", { title: late.title, time: durationOf(late.start), end })],
    });
  }
  return ordered;
}

/** Chapters of videos. */
export function createChaptersService({ db, jobs, clock }: Dependencies) {
  /** @throws AppError 404 */
  async function list(tx: Db, video: number, viewer: Viewer): Promise<Chapters> {
    const rows = await chapters.ofVideo(tx, video, horizonOf(viewer, clock()));
    if (rows === undefined) throw new AppError("not_found");
    return toChapters(rows);
  }

  return {
    /** @throws AppError 404 */
    list: (video: number, viewer: Viewer): Promise<Chapters> => list(db, video, viewer),

    /**
     * Sets chapters by hand, which takes precedence over all other sources; an empty list ends that precedence.
     * @throws AppError 400, 404, 409
     */
    set: (video: number, { chapters: given, before }: ChaptersBody, viewer: Viewer, audit: Audit): Promise<Chapters> =>
      inTransaction(db, async (tx) => {
        const held = await chapters.holdVideo(tx, video);
        if (held === undefined) throw new AppError("not_found");
        if (before !== undefined && !isDeepStrictEqual(before, await list(tx, video, viewer)))
          throw new AppError("text_changed");
        const ordered = inOrder(given, held.duration);
        await chapters.replace(tx, [video], [{ video, origin: "hand", chapters: ordered }]);
        if (ordered.length === 0) await rereadChapters(tx, [video]);
        await audit(tx, video, { name: held.title, chapters: ordered.length });
        return list(tx, video, viewer);
      }),

    /** Queues a job to read the chapters of existing videos after an upgrade. */
    catchUp: async (): Promise<void> => {
      const isNew = await chapters.none(db);
      if (isNew && (await chapters.candidates(db, 0, 1)).length > 0) await jobs.add(chaptersQueue, {}, db);
    },

    job: worker(chaptersQueue, async () => {
      for (let after: number | undefined = 0; after !== undefined; ) {
        const from: number = after;
        after = await inTransaction(db, async (tx) => {
          const ids = (await chapters.candidates(tx, from, portion)).map(({ id }) => id);
          await rereadChapters(tx, ids);
          return ids.at(-1);
        });
      }
    }),
  };
}

export type ChaptersService = ReturnType<typeof createChaptersService>;

async function read({ id: video, description, vtt }: chapters.Sources): Promise<chapters.Written> {
  const inFile = vtt === null ? [] : chaptersInFile((await readPiece(vtt)).cues);
  if (inFile.length > 0) return { video, origin: "file", chapters: inFile };
  return { video, origin: "description", chapters: chaptersInDescription(description) };
}

/**
 * Rereads the chapters of videos after their description or chapter files have changed. A file takes precedence over a
 * description. Chapters set by hand stay.
 */
export async function rereadChapters(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sources = await chapters.sources(tx, ids);
  const written: chapters.Written[] = [];
  for (const each of sources) written.push(await read(each));
  await chapters.replace(
    tx,
    sources.map(({ id }) => id),
    written,
  );
}
