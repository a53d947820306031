import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import * as members from "#members/members.repository.ts";
import * as notes from "./member-notes.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

const listed = 100;

/** Superusers' notes about a member. They are only added to, so that nobody can rewrite what was known when. */
export const createMemberNotesService = ({ db, clock }: Dependencies) => ({
  /** @throws AppError 404 */
  of: async (id: number): Promise<notes.NoteRow[]> => {
    if ((await members.byId(db, id)) === undefined) throw new AppError("not_found");
    return notes.ofMember(db, id, listed);
  },

  /** @throws AppError 404 */
  add: (id: number, authorId: number, text: string, audit: Audit): Promise<void> =>
    inTransaction(db, async (tx) => {
      // Locked, so that two presses at once add one note.
      const user = await members.lock(tx, id);
      if (user === undefined) throw new AppError("not_found");
      const [last] = await notes.ofMember(tx, id, 1);
      if (last?.authorId === authorId && last.text === text) return;
      await notes.add(tx, { userId: id, authorId, at: clock(), text });
      // Not the text itself: the audit log outlives the account.
      await audit(tx, id, { name: user.username });
    }),
});

export type MemberNotesService = ReturnType<typeof createMemberNotesService>;
