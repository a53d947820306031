import type { Progress } from "@mindreel/contract/playback/plays";
import { ApiError, call } from "#shared/api/api.ts";
import { endPlay } from "./play.ts";

const every = 10_000; // ms
/** Milliseconds without an update from a running player after which its device must have slept. */
const longest = 60_000;

export interface Reports {
  /** Called while it plays, with its position. */
  readonly at: (position: number, duration: number) => void;
  /** It has stopped playing: sends what has not been reported yet. */
  readonly stop: () => Promise<void>;
  /** It has ended. Its last moments may not have been reported, because time updates come with rendered frames. */
  readonly end: (duration: number) => void;
  /** The play is over. */
  readonly leave: () => void;
}

interface Options {
  readonly videoId: number;
  readonly session: string;
  /** Whether the server keeps it: not for visitors. */
  readonly isRecorded: boolean;
  /** Returns an increasing number within the session. */
  readonly nextSeq: () => number;
  /** Called with the server's state after the last report before a pause or the end of a visit. */
  readonly onStopped: (progress: Progress) => void;
  /** Called if the play was ended from another device. */
  readonly onEnded: () => void;
}

/**
 * Reports a play's position to the server: every ten seconds while it plays, and when it stops. A failed report is not
 * retried, because by then it might be older than another device's report; for the same reason, a device that slept
 * during the play does not report its position from before.
 */
export function createReports({ videoId, session, isRecorded, nextSeq, onStopped, onEnded }: Options): Reports {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let lastSeq = 0;
  let latest: { position: number; duration: number | null } | null = null;
  /** Whether the latest position has been reported. */
  let known = true;
  /** Whether the server believes that it is playing. */
  let running = true;
  /** The time of the player's last update, by the wall clock, since the page's clock may stop during sleep. */
  let heardAt: number | null = null;
  /** Until this time, updates of a device that has woken up are ignored. */
  let quietUntil = 0;

  const hasSlept = () => heardAt !== null && Date.now() - heardAt > longest;

  async function send(playing: boolean): Promise<void> {
    if (!isRecorded || latest === null || (known && playing === running)) return;
    const seq = nextSeq();
    const body = { ...latest, session, seq, playing };
    [known, running, reportedAt, lastSeq] = [true, playing, performance.now(), seq];
    try {
      const params = { id: String(videoId) };
      const progress = await call("PUT /api/playback/v1/videos/{id}/position/", { params, body, keepalive: true });
      // The response may arrive after that of a later report.
      if (!playing && seq === lastSeq) onStopped(progress);
    } catch (error) {
      if (error instanceof ApiError && error.code === "play_ended") onEnded();
    }
  }

  function note(position: number, length: number): void {
    known &&= latest?.position === position;
    latest = { position, duration: Number.isFinite(length) && length > 0 ? length : null };
  }

  async function stop(): Promise<void> {
    const isOld = hasSlept() || performance.now() < quietUntil;
    [heardAt, quietUntil] = [null, 0];
    if (!isOld) return send(false);
    // The server has long since considered the play over.
    [known, running] = [true, false];
  }

  return {
    at: (position, duration) => {
      if (hasSlept()) quietUntil = performance.now() + every;
      heardAt = Date.now();
      if (performance.now() < quietUntil) return;
      note(position, duration);
      if (performance.now() - reportedAt >= every) void send(true);
    },
    stop,
    end: (duration) => {
      // A live broadcast has no end position.
      if (Number.isFinite(duration) && duration > 0) note(duration, duration);
      void stop();
    },
    leave: () => {
      // A play that never started has nothing to report, but counts among the member's running plays.
      if (isRecorded && latest === null) endPlay(session).catch(() => undefined);
      else void stop();
    },
  };
}
