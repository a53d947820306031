import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import * as formats from "./video-stills.repository.ts";

/** Creates the AVIF files and the placeholder of a video's picture. */
const formatsQueue = defineQueue<FormatsJob>("catalogue-still-formats");
interface FormatsJob {
  readonly videoId: number;
}

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "lighten">;
  readonly jobs: Pick<Jobs, "addMany">;
}

/** Number of jobs to add at once. */
const portion = 1000;

/** Queues a job for the other formats of a video's new picture, if the transaction commits. */
export const lightenStill = (jobs: Pick<Jobs, "add">, tx: Db, videoId: number): Promise<void> =>
  jobs.add(formatsQueue, { videoId }, tx);

/** Formats created in the background, so that uploads do not wait for them. */
export function createStillFormatsService({ db, pictures, jobs }: Dependencies) {
  return {
    // One picture per poll, so that a large library is processed slowly.
    job: worker(
      formatsQueue,
      async ({ videoId }) => {
        const still = await formats.lacking(db, videoId);
        if (still !== null) await pictures.lighten(still, (blur) => formats.setBlur(db, videoId, still, blur));
      },
      { pollSeconds: 1 },
    ),

    /** After an upgrade, queues jobs for existing pictures; only the first server to claim the task does so. */
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
