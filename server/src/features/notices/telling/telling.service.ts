import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import type { Answered } from "./telling.repository.ts";
import * as telling from "./telling.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Followers told by one statement. */
const batch = 10_000;
/** Milliseconds for which what is to be mailed or pushed to a member is gathered. */
const gatheredFor = 30 * 60_000;
/** The most videos of a category of which followers are told at once. */
const mostVideos = 20;
/** Milliseconds for which a video is news, in a category or series that it comes into later, too. */
const isNewFor = 30 * 86_400_000;

/** Tells members of what they follow and of what they asked for. */
export function createTellingService({ db, clock }: Dependencies) {
  /** @returns whether there may be more to tell */
  const tellSome = (): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const due = await telling.takeNext(tx, now);
      if (due === undefined) return false;
      const { followers, last } = await telling.tellFollowers(tx, due, {
        ...{ now, most: batch },
        tellAt: new Date(now.getTime() + gatheredFor),
      });
      if (followers === batch) await telling.goOnAfter(tx, due, last);
      else if (due.released) await telling.done(tx, due);
      else await telling.goOnAfter(tx, due, null);
      return true;
    });

  return {
    /** Tells followers of the videos that came into their sight. What a crash interrupts goes on where it was. */
    tellOfVideos: async (): Promise<void> => {
      const now = clock();
      await telling.prune(db, now, { since: new Date(now.getTime() - isNewFor), most: mostVideos });
      while (await tellSome());
    },

    /** Tells members that what they asked or voted for is here, in the transaction that says so. */
    tellOfAnswers: async (tx: Db, answered: readonly Answered[]): Promise<void> => {
      if (answered.length > 0) await telling.tellAnswers(tx, answered, clock());
    },
  };
}
