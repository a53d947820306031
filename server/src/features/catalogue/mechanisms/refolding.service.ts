import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import * as refolding from "./refolding.repository.ts";

/** The rules of `server/src/db/functions/text.sql`: to be raised when any text is folded otherwise than before. */
const rules = 1;

/** Folds a portion of the stored texts anew, after an id. */
const refoldingQueue = defineQueue<Portion>("catalogue-refolding");
interface Portion {
  readonly texts: "names" | "videos" | "notes";
  readonly after: number;
}

interface Dependencies {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "add">;
}

/** Videos, with their captions, and members, with their notes, in one transaction. */
const videosAtOnce = 50;
const membersAtOnce = 20;

/** After an upgrade that reads words otherwise, what searches compare with is written anew, in the background. */
export function createRefoldingService({ db, jobs }: Dependencies) {
  async function names(): Promise<void> {
    await inTransaction(db, async (tx) => {
      await refolding.refoldSeries(tx);
      await refolding.refoldRequests(tx);
    });
    await refolding.reindexMembers(db);
  }

  const refold = ({ texts, after }: Portion): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (texts === "videos") {
        const ids = await refolding.nextVideos(tx, after, videosAtOnce);
        await refolding.refoldVideos(tx, ids);
        const last = ids.at(-1);
        if (last !== undefined) await jobs.add(refoldingQueue, { texts, after: last }, tx);
      } else {
        const last = await refolding.refoldNotes(tx, after, membersAtOnce);
        if (last !== undefined) await jobs.add(refoldingQueue, { texts, after: last }, tx);
      }
    });

  return {
    job: worker(refoldingQueue, (portion) => (portion.texts === "names" ? names() : refold(portion))),

    /** Only the first server of a version queues it. */
    catchUp: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await refolding.takeOver(tx, rules))) return;
        for (const texts of ["names", "videos", "notes"] as const)
          await jobs.add(refoldingQueue, { texts, after: 0 }, tx);
      }),
  };
}
