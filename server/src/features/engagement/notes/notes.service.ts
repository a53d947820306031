import type { BodyOf, QueryOf } from "@mindreel/contract/api";
import { wordsOf } from "@mindreel/contract/plain/folding";
import { notesPageSize } from "@mindreel/contract/plain/limits";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { notesAsMarkdown } from "./markdown.ts";
import * as notes from "./notes.repository.ts";

/** The rest of a search is ignored. */
const mostWords = 12;

/** The words that a note must contain, as they are stored with notes. */
const soughtIn = (search: string): readonly string[] => [...new Set(wordsOf(search))].slice(0, mostWords);

/** Minimum time in minutes during which a deletion can be undone. */
const undoable = 60;

const deletedBefore = (now: Date): Date => new Date(now.getTime() - undoable * minute);

interface Dependencies {
  readonly db: Db;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Members' private notes about videos. */
export function createNotesService({ db, publicUrl, clock }: Dependencies) {
  function wanted(viewer: Viewer, { video, search = "" }: { video?: string; search?: string } = {}): notes.Wanted {
    return {
      userId: viewer.id,
      horizon: horizonOf(viewer, clock()),
      language: viewer.language,
      video: video === undefined ? undefined : Math.min(Number(video), 2_147_483_647),
      words: soughtIn(search),
    };
  }

  const found = <Row>(row: Row | undefined): Row => {
    if (row === undefined) throw new AppError("not_found");
    return row;
  };

  /** Adds a note to those of a member. @throws AppError 404, 409 `too_many_notes` */
  const added = (userId: number, add: (tx: Db) => Promise<notes.NoteRow | undefined>) =>
    inTransaction(db, async (tx) => {
      await notes.hold(tx, userId);
      const note = found(await add(tx));
      if (await notes.tooMany(tx, userId)) throw new AppError("too_many_notes");
      return note;
    });

  return {
    /** @throws AppError 404 `invalid_page` */
    page: (query: QueryOf<"GET /api/notes/v1/notes/">, viewer: Viewer, request: PageRequest) =>
      readPage(request, (from) => notes.page(db, wanted(viewer, query), from, notesPageSize), notesPageSize),

    /** @throws AppError 404, 409 `too_many_notes` */
    write: ({ video, at, text }: BodyOf<"POST /api/notes/v1/notes/">, viewer: Viewer) => {
      const now = clock();
      const note = { userId: viewer.id, horizon: horizonOf(viewer, now), video, at, text: text.trim(), now };
      return added(viewer.id, (tx) => notes.insert(tx, note));
    },

    /** @throws AppError 404 */
    change: async (id: number, { at, text }: BodyOf<"PATCH /api/notes/v1/notes/{id}/">, { id: userId }: Viewer) =>
      found(await notes.update(db, userId, id, { at, text: text?.trim(), now: clock() })),

    /** @throws AppError 404 */
    remove: async (id: number, { id: userId }: Viewer): Promise<void> => {
      if (!(await notes.remove(db, userId, id, clock()))) throw new AppError("not_found");
    },

    /** @throws AppError 404, 409 `too_many_notes` */
    restore: (id: number, { id: userId }: Viewer) => added(userId, (tx) => notes.restore(tx, userId, id)),

    file: async (viewer: Viewer) => ({
      name: `notes-${clock().toISOString().slice(0, 10)}`,
      text: notesAsMarkdown(await notes.all(db, wanted(viewer)), publicUrl),
    }),

    sweep: async (): Promise<void> => {
      await notes.purge(db, deletedBefore(clock()));
    },
  };
}

export type NotesService = ReturnType<typeof createNotesService>;
