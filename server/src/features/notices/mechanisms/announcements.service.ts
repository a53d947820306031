import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import type { Answered } from "./announcements.repository.ts";
import * as announcements from "./announcements.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** The maximum number of followers notified by one statement. */
const batch = 10_000;
/** Milliseconds for which a member's notices are gathered into one mail or push. */
const gatheredFor = 30 * minute;
/** The maximum number of videos of a category announced at once. */
const mostVideos = 20;
/** Milliseconds for which a video is news, even in a category or series that it joins later. */
const isNewFor = 30 * day;

/** Notifies members of new videos in what they follow, and of answers to their requests. */
export function createAnnouncementsService({ db, clock }: Dependencies) {
  /** @returns whether there may be more to do */
  const announceNext = (): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const due = await announcements.takeNext(tx, now);
      if (due === undefined) return false;
      const { followers, last } = await announcements.notifyFollowers(tx, due, {
        ...{ now, most: batch },
        dueAt: new Date(now.getTime() + gatheredFor),
      });
      if (followers === batch) await announcements.saveProgress(tx, due, last);
      else if (due.released) await announcements.done(tx, due);
      else await announcements.saveProgress(tx, due, null);
      return true;
    });

  return {
    /** Notifies followers of videos that have become visible to them. Resumes where a crash interrupted it. */
    announceVideos: async (): Promise<void> => {
      const now = clock();
      await announcements.prune(db, now, { since: new Date(now.getTime() - isNewFor), most: mostVideos });
      while (await announceNext());
    },

    /** Notifies members that a request of theirs is answered, in the transaction that marks them as notified. */
    announceAnswers: async (tx: Db, answered: readonly Answered[]): Promise<void> => {
      if (answered.length > 0) await announcements.notifyAskers(tx, answered, clock());
    },
  };
}
