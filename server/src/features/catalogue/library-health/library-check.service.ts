import type { Db } from "#data/database.ts";
import { alone, inTransaction } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { minute } from "#domain/time/units-of-time.ts";
import * as durations from "#features/catalogue/mechanisms/durations/durations.repository.ts";
import { learn } from "#features/catalogue/mechanisms/source-origins/source-origins.repository.ts";
import { hasProvider, type Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { type Probe, RateLimited, type VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { CheckResult, DueVideo } from "./library-health.repository.ts";
import * as checks from "./library-health.repository.ts";

interface Asked {
  /** Undefined if the provider gave no clear response. */
  readonly probe: Probe | undefined;
  readonly rateLimited: boolean;
  readonly result: CheckResult;
}

/** Checks one video at its provider. Only clear responses count; a failure leaves the recorded state unchanged. */
export async function askProvider(videoSources: VideoSources, { id, mark, kind, url }: DueVideo): Promise<Asked> {
  try {
    const probe = await videoSources.probe(kind, url);
    const state = probe.state === "found" ? null : probe.state;
    return { probe, rateLimited: false, result: { id, mark, answered: true, state } };
  } catch (error) {
    const result = { id, mark, answered: false, state: null };
    return { probe: undefined, rateLimited: error instanceof RateLimited, result };
  }
}

/** Records the hosts a video plays from, so that pages may load from them, and its length if the provider gives it. */
export async function learnFrom(db: Db, video: DueVideo, probe: Probe | undefined): Promise<void> {
  if (probe?.state !== "found") return;
  if (!hasProvider(video)) await learn(db, video.id, video, probe.origins ?? []);
  const { seconds } = probe;
  if (seconds !== null) await inTransaction(db, (tx) => durations.learn(tx, video, seconds));
}

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

export const libraryCheckQueue = defineQueue<LibraryCheckJob>("catalogue-health");
export interface LibraryCheckJob {
  /** ISO time at which to leave the rest to the next night. */
  readonly until: string;
  /** Kinds of sources to skip for the rest of this check, because their host rate-limits. */
  readonly rateLimited: readonly Source["kind"][];
}

/** Concurrent requests, kept low to go easy on hosts. */
const atOnce = 4;
/** Batch size: small enough that a server can finish one while shutting down. */
const portion = 12;
/** Maximum run time of one job in milliseconds; a follow-up job continues from there. */
const jobTime = 8 * minute;
/** Maximum duration of a whole check in milliseconds; the rest is left to the next one. */
const checkTime = 120 * minute;

/** Checks with the providers whether all videos still play, every night or on demand. */
export function createLibraryCheckService({ db, videoSources, jobs, clock }: Dependencies) {
  /** Checks some videos. Skips rate-limited kinds, and adds to them when a host rate-limits. */
  async function ask(due: readonly DueVideo[], rateLimited: Set<Source["kind"]>): Promise<CheckResult[]> {
    const results: CheckResult[] = [];
    for (let at = 0; at < due.length; at += atOnce) {
      const group = due.slice(at, at + atOnce).filter(({ kind }) => !rateLimited.has(kind));
      const asked = await Promise.all(
        group.map(async (video) => ({ video, ...(await askProvider(videoSources, video)) })),
      );
      for (const each of asked) {
        if (each.rateLimited) rateLimited.add(each.video.kind);
        results.push(each.result);
        await learnFrom(db, each.video, each.probe);
      }
    }
    return results;
  }

  /** @returns the follow-up job, if there is more to do */
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

  /** Starts a check of all videos if the transaction commits; a running check starts over. */
  async function start(tx: Db): Promise<void> {
    const now = clock();
    await checks.want(tx, now);
    const job: LibraryCheckJob = { until: new Date(now.getTime() + checkTime).toISOString(), rateLimited: [] };
    await jobs.add(libraryCheckQueue, job, tx);
  }

  return {
    start,

    nightly: (): Promise<void> => inTransaction(db, start),

    /** Checks due videos. The job resumes after a crash; only one server works at a time. */
    work: async (job: LibraryCheckJob): Promise<void> => {
      const next = await alone(db, advisoryLocks.libraryCheck, () => run(job));
      if (next) await jobs.add(libraryCheckQueue, next, db);
    },
  };
}
