import { randomUUID } from "node:crypto";
import type { PlayBody, PositionBody, Progress, TextTrack } from "@mindreel/contract/playback/plays";
import { batchWrites } from "#data/batch-writes.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, TooManyPlays } from "#domain/errors.ts";
import { isOpenTo, type Watcher } from "#domain/library/open-to.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { SignSource } from "#library/sign-sources.service.ts";
import type { BegunPlay } from "./plays.mapper.ts";
import { playable, rounds } from "./plays.policy.ts";
import * as plays from "./plays.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly sign: SignSource;
  readonly publicUrl: string;
  /** Maximum number of videos that a member may play at once. */
  readonly mostPlays: number;
  readonly clock: () => Date;
  readonly tracksOf: (video: number, viewer: Viewer) => Promise<TextTrack[]>;
  /** Called with a length reported by a player, in seconds, if the library does not know the video's length. */
  readonly lengthReported: (video: number, memberId: number, seconds: number) => Promise<void>;
}

/** Days to keep plays that are no longer needed. */
const keptDays = 1;
/** Days that a play waits for its video's length, which is required to count it in the figures. */
const unmeasuredDays = 30;

export function createPlaysService({ db, sign, publicUrl, mostPlays, clock, tracksOf, lengthReported }: Dependencies) {
  // Batched, because every commit notifies other servers, and commits with notifications are serialized.
  const keep = batchWrites(async (reports: readonly plays.Report[]) => {
    const recorded = new Map<plays.Report, plays.Recorded | undefined>();
    for (const round of rounds(reports)) {
      const known = await plays.report(db, round);
      round.forEach((report, at) => void recorded.set(report, known[at]));
    }
    return reports.map((report) => ({ known: recorded.get(report) }));
  });

  /** @throws AppError 404 */
  async function setWatched(video: number, viewer: Viewer, watched: boolean): Promise<Progress> {
    const now = clock();
    await inTransaction(db, async (tx) => {
      if (!(await plays.canSee(tx, video, horizonOf(viewer, now)))) throw new AppError("not_found");
      await plays.forget(tx, viewer.id, video);
      await plays.mark(tx, viewer.id, video, watched, now);
    });
    return { video, position: null, watched };
  }

  /** @throws AppError 409 `too_many_plays`, 409 `play_ended` */
  const record = (video: number, session: string, viewer: Viewer, device: string, now: Date) =>
    inTransaction(db, async (tx) => {
      await plays.hold(tx, viewer.id);
      const running = await plays.running(tx, viewer, session, now);
      if (running.length >= mostPlays) throw new TooManyPlays(running);
      const play = { userId: viewer.id, session, video, device, now };
      if (!(await plays.begin(tx, play))) throw new AppError("play_ended");
    });

  return {
    /**
     * Returns a video's address for a player. Visitors' plays are not recorded.
     * @throws AppError 403 `plan_required`, 404, 409 `too_many_plays`, 409 `play_ended`
     */
    begin: async (video: number, body: PlayBody, viewer: Watcher, device: string): Promise<BegunPlay> => {
      const now = clock();
      const found = await plays.find(db, viewer.id, video, horizonOf(viewer, now));
      if (found === undefined) throw new AppError("not_found");
      if (!isOpenTo(found.openTo, viewer)) throw new AppError("plan_required");
      const session = body?.session ?? randomUUID();
      if (viewer.isMember) await record(video, session, viewer, device, now);
      const { kind, source, oid, position, duration } = found;
      const { src: url, expiresAt } = await sign({ kind, url: new URL(source, publicUrl).href }, duration);
      const tracks = await tracksOf(video, viewer);
      return { session, source: playable({ kind, url, oid }), position, duration, expiresAt, tracks };
    },

    /**
     * Records the position of a play. Reports that their own session has overtaken are ignored; among sessions, the
     * last report to arrive wins.
     * @throws AppError 404, 409 `play_ended`
     */
    report: async (video: number, body: PositionBody, viewer: Viewer, device: string): Promise<Progress> => {
      const now = clock();
      const { session, seq, position, duration, playing = true } = body;
      const { known } = await keep({
        ...{ userId: viewer.id, session, video, device, now, horizon: horizonOf(viewer, now), seq, playing },
        position: Math.floor(position),
        duration: duration === null || duration < 1 ? null : Math.round(duration),
      });
      if (known === undefined) throw new AppError("not_found");
      if (known.ended) throw new AppError("play_ended");
      if (known.unmeasured && duration !== null && duration >= 1) await lengthReported(video, viewer.id, duration);
      return { video, position: known.position, watched: known.watched };
    },

    setWatched,

    /** @throws AppError 404 */
    end: async (session: string, viewer: Viewer): Promise<void> => {
      if (!(await plays.end(db, viewer.id, session))) throw new AppError("not_found");
    },

    sweep: (): Promise<void> => {
      const daysAgo = (days: number) => new Date(clock().getTime() - days * day);
      return plays.sweep(db, daysAgo(keptDays), daysAgo(unmeasuredDays));
    },
  };
}

export type PlaysService = ReturnType<typeof createPlaysService>;
