import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { Db } from "#data/database.ts";
import { alone, inTransaction } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { hasProvider, providerName, recogniseSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { type Measured, RateLimited, type VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { agree, askAgainAt, restOf } from "./durations.policy.ts";
import type { Asked, DueVideo } from "./durations.repository.ts";
import * as durations from "./durations.repository.ts";

/** Requests the lengths of due videos. */
export const durationsQueue = defineQueue<object>("catalogue-durations");

interface Dependencies {
  readonly db: Db;
  readonly videoSources: Pick<VideoSources, "measure" | "measuredAtOnce">;
  readonly jobs: Pick<Jobs, "add">;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

const kinds: readonly SourceKind[] = ["youtube", "vimeo", "hls", "dash", "file"];
/** Concurrent requests, kept low to go easy on hosts. */
const requestsAtOnce = 4;
/** Batch size: small enough that a server can finish one while shutting down. */
const portion = 12;
/** Maximum run time of one job in milliseconds; a follow-up job continues from there. */
const jobTime = 8 * minute;

/** Queues a job for the lengths of new videos or changed sources, if the transaction commits. */
export const measureSoon = (jobs: Pick<Jobs, "add">, tx: Db): Promise<void> => jobs.add(durationsQueue, {}, tx);

const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** Finds out the lengths of videos in the background, with retries. */
export function createDurationsService({ db, videoSources, jobs, publicUrl, clock }: Dependencies) {
  const hostOf = (video: DueVideo | undefined) =>
    video === undefined ? "" : providerName({ kind: video.kind, url: new URL(video.url, publicUrl).href });

  const measuredOf = ({ url }: DueVideo): Measured => {
    const source = recogniseSource(new URL(url, publicUrl).href);
    return { url, oid: source?.oid ?? "" };
  };

  /** Requests a group's lengths at once; if the host has rate-limited us, backs off without counting an attempt. */
  async function ask(kind: SourceKind, group: readonly DueVideo[], rested: Set<string>): Promise<Asked[]> {
    const host = hostOf(group[0]);
    let lengths: readonly (number | null)[] = [];
    try {
      if (!rested.has(host)) lengths = await videoSources.measure(kind, group.map(measuredOf));
    } catch (error) {
      if (error instanceof RateLimited) rested.add(host);
    }
    const now = clock();
    return group.map(({ id, url, attempts: before }, n) => {
      const seconds = lengths[n] ?? null;
      if (seconds === null && rested.has(host)) {
        return { id, url, seconds, attempts: before, againAt: new Date(now.getTime() + restOf) };
      }
      const attempts = before + 1;
      return { id, url, seconds, attempts, againAt: seconds === null ? askAgainAt(attempts, now) : null };
    });
  }

  /** Processes due videos of a kind. @returns false if there is more to do */
  async function work(kind: SourceKind, until: number): Promise<boolean> {
    const atOnce = videoSources.measuredAtOnce(kind);
    const rested = new Set<string>();
    while (atOnce > 0) {
      const due = await durations.due(db, kind, clock(), portion * atOnce);
      if (due.length === 0) return true;
      if (clock().getTime() >= until) return false;
      const asked: Asked[] = [];
      for (const groups of inGroups(inGroups(due, atOnce), requestsAtOnce)) {
        if (hasProvider({ kind }) && rested.size > 0) break;
        asked.push(...(await Promise.all(groups.map((group) => ask(kind, group, rested)))).flat());
      }
      await inTransaction(db, (tx) => durations.write(tx, asked));
      // All other videos of this kind are on the same host.
      if (hasProvider({ kind }) && rested.size > 0) return true;
    }
    return true;
  }

  return {
    /** Queues a job if anything is due, for example after an upgrade or a setting that allows more requests. */
    catchUp: async (): Promise<void> => {
      const askable = kinds.filter((kind) => videoSources.measuredAtOnce(kind) > 0);
      if (await durations.anyDue(db, askable, clock())) await measureSoon(jobs, db);
    },

    /** Processes everything that is due. Resumes after a crash; only one server works at a time. */
    work: async (): Promise<void> => {
      const until = clock().getTime() + jobTime;
      const done = await alone(db, advisoryLocks.durations, async () => {
        for (const kind of kinds) if (!(await work(kind, until))) return false;
        return true;
      });
      if (done === false) await jobs.add(durationsQueue, {}, db);
    },
  };
}

/** Learns lengths from members' players for videos whose host does not provide them. */
export function createReportedDurationsService({ db }: Pick<Dependencies, "db">) {
  return {
    /**
     * Sets a length once the players of two members agree on it. If the length is known already, or the player repeats
     * its last report, this only reads.
     * @param seconds as reported by the player; ignored unless positive
     */
    reported: async (videoId: number, memberId: number, seconds: number): Promise<void> => {
      const length = Math.round(seconds);
      if (!(length > 0 && length < 2 ** 31)) return;
      const lacks = await durations.lacking(db, videoId, memberId);
      if (lacks === undefined || lacks.said === length) return;
      await inTransaction(db, async (tx) => {
        if (!(await durations.holdLacking(tx, videoId))) return;
        const others = await durations.saidByOthers(tx, videoId, memberId);
        if (others.some((each) => agree(each, length))) await durations.take(tx, videoId, length);
        else await durations.keepReport(tx, videoId, memberId, length);
      });
    },
  };
}
