import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import * as formats from "./still-formats.repository.ts";

/** Videos whose picture is to get its AVIF files and its placeholder. */
const formatsQueue = defineQueue<FormatsJob>("catalogue-still-formats");
interface FormatsJob {
  readonly videoId: number;
}

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "lighten">;
  readonly jobs: Pick<Jobs, "addMany">;
}

/** Jobs that are added at once. */
const portion = 1000;

/** Adds a job that makes the other formats of a video's new picture; the transaction decides. */
export const lightenStill = (jobs: Pick<Jobs, "add">, tx: Db, videoId: number): Promise<void> =>
  jobs.add(formatsQueue, { videoId }, tx);

/** What pictures get after they were stored, since an upload should not wait for it. */
export function createStillFormatsService({ db, pictures, jobs }: Dependencies) {
  return {
    // One picture a poll, so that a large library is worked off slowly.
    job: worker(
      formatsQueue,
      async ({ videoId }) => {
        const still = await formats.lacking(db, videoId);
        if (still !== null) await pictures.lighten(still, (blur) => formats.setBlur(db, videoId, still, blur));
      },
      { pollSeconds: 1 },
    ),

    /** After an upgrade, adds jobs for the pictures that are already there: once, by whichever server is first. */
    catchUp: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await formats.takeOver(tx))) return;
        const lacking = await formats.allLacking(tx);
        for (let at = 0; at < lacking.length; at += portion) {
          const due = lacking.slice(at, at + portion).map(({ id }) => ({ videoId: id }));
          await jobs.addMany(formatsQueue, due, tx);
        }
      }),
  };
}
