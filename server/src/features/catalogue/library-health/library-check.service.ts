import type { Db } from "#data/database.ts";
import { alone, inTransaction } from "#data/transaction.ts";
import type { Source } from "#features/catalogue/sources/sources.policy.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { askProvider, learnFrom } from "./ask-provider.ts";
import type { Answer, DueVideo } from "./library-check.repository.ts";
import * as checks from "./library-check.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

export const libraryCheckQueue = defineQueue<LibraryCheckJob>("catalogue-health");
export interface LibraryCheckJob {
  /** When to leave the rest to the next night, as an ISO time. */
  readonly until: string;
  /** Kinds of sources whose hosts asked to be left alone for this check. */
  readonly rateLimited: readonly Source["kind"][];
}

/** The number of PostgreSQL's advisory lock: arbitrary, but used for nothing else. */
const checkLock = 7_341_903;

/** Requests at the same time, so that hosts are asked gently. */
const atOnce = 4;
/** Answers that are written at once: few enough that a stopping server can wait for them. */
const portion = 12;
const minute = 60_000;
/** Milliseconds that one job may take; another job continues from there. */
const jobTime = 8 * minute;
/** Milliseconds after which a check leaves the rest to the next one. */
const checkTime = 120 * minute;

/** Asks the providers of all videos, every night or on demand, whether they still play. */
export function createLibraryCheckService({ db, videoSources, jobs, clock }: Dependencies) {
  /** Asks for some videos; skips kinds whose host has refused to answer more, and adds to them. */
  async function ask(due: readonly DueVideo[], rateLimited: Set<Source["kind"]>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < due.length; at += atOnce) {
      const group = due.slice(at, at + atOnce).filter(({ kind }) => !rateLimited.has(kind));
      const asked = await Promise.all(
        group.map(async (video) => ({ video, ...(await askProvider(videoSources, video)) })),
      );
      for (const each of asked) {
        if (each.rateLimited) rateLimited.add(each.video.kind);
        answers.push(each.answer);
        await learnFrom(db, each.video, each.probe);
      }
    }
    return answers;
  }

  /** @returns the job that continues, if there is more to do */
  async function run({ until, rateLimited: before }: LibraryCheckJob): Promise<LibraryCheckJob | null> {
    const rateLimited = new Set(before);
    const end = new Date(until).getTime();
    const pause = Math.min(end, clock().getTime() + jobTime);
    for (;;) {
      const due = clock().getTime() < pause ? await checks.due(db, [...rateLimited], portion) : [];
      if (due.length === 0) break;
      await checks.write(db, await ask(due, rateLimited), clock());
    }
    if (pause < end && clock().getTime() >= pause) return { until, rateLimited: [...rateLimited] };
    await checks.ended(db, clock());
    return null;
  }

  /** Starts a check of all videos, if the transaction commits; one that is running starts over. */
  async function start(tx: Db): Promise<void> {
    const now = clock();
    await checks.want(tx, now);
    const job: LibraryCheckJob = { until: new Date(now.getTime() + checkTime).toISOString(), rateLimited: [] };
    await jobs.add(libraryCheckQueue, job, tx);
  }

  return {
    start,

    nightly: (): Promise<void> => inTransaction(db, start),

    /** Asks for what is due. After a crash the job continues where it was; only one server works at a time. */
    work: async (job: LibraryCheckJob): Promise<void> => {
      const next = await alone(db, checkLock, () => run(job));
      if (next) await jobs.add(libraryCheckQueue, next, db);
    },
  };
}
