import type { Progress } from "@mindreel/contract/playback/plays";
import { ApiError, call } from "#shared/api/api.ts";
import { endPlay } from "./play.ts";

const every = 10_000; // ms
/** Milliseconds without a word from a player that plays, after which its device must have slept. */
const longest = 60_000;

export interface Reports {
  /** It plays, and this is where. */
  readonly at: (position: number, duration: number) => void;
  /** It does not play any more: what is not told yet is told now. */
  readonly stop: () => Promise<void>;
  /** It has come to its end, whether or not it told its last moments: it tells them with the frames that are drawn. */
  readonly end: (duration: number) => void;
  /** Nobody will play it any more. */
  readonly leave: () => void;
}

interface Options {
  readonly videoId: number;
  readonly session: string;
  /** A number higher than all before in the session. */
  readonly nextSeq: () => number;
  /** Called with what the server knows after the last report of a visit or pause. */
  readonly onStopped: (progress: Progress) => void;
  /** The play was ended from another device. */
  readonly onEnded: () => void;
}

/**
 * Tells the server where a play is: every ten seconds while it plays, and when it stops. A report that does not arrive
 * is not kept for later, when it might be older than what another device has told; nor does a device that has slept while
 * it played tell where it was then.
 */
export function createReports({ videoId, session, nextSeq, onStopped, onEnded }: Options): Reports {
  let toldAt = Number.NEGATIVE_INFINITY;
  let lastSeq = 0;
  let latest: { position: number; duration: number | null } | null = null;
  /** Whether the server knows the latest. */
  let known = true;
  /** Whether the server takes it for playing. */
  let running = true;
  /** When the player said last where it is: by the clock on the wall, since that of the page may stand still in sleep. */
  let heardAt: number | null = null;
  /** Until when a device that has woken must play on to be believed. */
  let quietUntil = 0;

  const hasSlept = () => heardAt !== null && Date.now() - heardAt > longest;

  async function tell(playing: boolean): Promise<void> {
    if (latest === null || (known && playing === running)) return;
    const seq = nextSeq();
    const body = { ...latest, session, seq, playing };
    [known, running, toldAt, lastSeq] = [true, playing, performance.now(), seq];
    try {
      const params = { id: String(videoId) };
      const progress = await call("PUT /api/playback/v1/videos/{id}/position/", { params, body, keepalive: true });
      // Its answer may come after that of a later one.
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
    if (!isOld) return tell(false);
    // The server has taken it for over long since.
    [known, running] = [true, false];
  }

  return {
    at: (position, duration) => {
      if (hasSlept()) quietUntil = performance.now() + every;
      heardAt = Date.now();
      if (performance.now() < quietUntil) return;
      note(position, duration);
      if (performance.now() - toldAt >= every) void tell(true);
    },
    stop,
    end: (duration) => {
      // What is broadcast live has no such place.
      if (Number.isFinite(duration) && duration > 0) note(duration, duration);
      void stop();
    },
    leave: () => {
      // What never played has nothing to tell, but counts among the plays of the member.
      if (latest === null) endPlay(session).catch(() => undefined);
      else void stop();
    },
  };
}
