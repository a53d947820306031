import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { VideoFigureFile } from "@mindreel/contract/admin/video-figures";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import type { Replica } from "#data/replica/replica.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { hour } from "#domain/time/units-of-time.ts";
import { checkPeriod, type Days } from "#features/admin/figures/figures.policy.ts";
import { fileName, retentionOf, type VideoFiguresFile } from "./video-figures.policy.ts";
import * as figures from "./video-figures.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly clock: () => Date;
}

/** Milliseconds without a report after which a play is counted. */
const silence = hour;
/** Limit of plays per statement, so that rows are locked only briefly. */
const atOnce = 1000;

/** Watch figures of single videos, for superusers. */
export function createVideoFiguresService({ db, replica, clock }: Dependencies) {
  async function checkVideo(video: number): Promise<void> {
    if (!(await figures.exists(db, video))) throw new AppError("not_found");
  }

  const stepsOf = (video: number) => replica.read((db) => figures.steps(db, video));
  const daysOf = (video: number, period: Days) => replica.read((db) => figures.days(db, video, period));

  return {
    /** @throws AppError 400, 404 */
    over: async (video: number, query: FiguresQuery) => {
      const period = checkPeriod(query, clock());
      await checkVideo(video);
      return { retention: retentionOf(await stepsOf(video)), days: await daysOf(video, period) };
    },

    /** @throws AppError 400, 404 */
    file: async (
      video: number,
      query: FiguresQuery,
      file: VideoFigureFile,
      actorId: number,
      audit: Audit,
    ): Promise<VideoFiguresFile> => {
      const period = checkPeriod(query, clock());
      await checkVideo(video);
      const contents: VideoFiguresFile =
        file === "days"
          ? { name: fileName(video, period), days: await daysOf(video, period) }
          : { name: fileName(video), retention: retentionOf(await stepsOf(video)) };
      await inTransaction(db, (tx) => audit(tx, actorId, { name: `${contents.name}.csv` }));
      return contents;
    },

    /** Counts the plays that sent no report for an hour. */
    count: async (): Promise<void> => {
      const until = new Date(clock().getTime() - silence);
      let counted = atOnce;
      while (counted === atOnce) counted = await figures.count(db, until, atOnce);
    },
  };
}

export type VideoFiguresService = ReturnType<typeof createVideoFiguresService>;
