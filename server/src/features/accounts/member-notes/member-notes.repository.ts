import type { Db } from "#data/database.ts";
import { desc, eq } from "#db/orm.ts";
import { memberNotes, users } from "#db/schema/accounts.ts";

/** Newest first. */
export function ofMember(db: Db, userId: number, limit: number) {
  const { id, at, authorId, text } = memberNotes;
  return db
    .select({ id, at, authorId, text, by: users.username })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, memberNotes.authorId))
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(memberNotes.id))
    .limit(limit);
}
export type NoteRow = Awaited<ReturnType<typeof ofMember>>[number];

export async function add(tx: Db, note: typeof memberNotes.$inferInsert): Promise<void> {
  await tx.insert(memberNotes).values(note);
}
