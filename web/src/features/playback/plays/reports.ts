import type { Progress } from "@mindreel/contract/playback/plays";
import { ApiError, call } from "#shared/api/api.ts";
import { endPlay } from "./play.ts";

const every = 10_000; // ms

export interface Reports {
  /** It plays, and this is where. */
  readonly at: (position: number, duration: number) => void;
  /** It does not play any more: what is not told yet is told now. */
  readonly stop: () => Promise<void>;
  /** Nobody will play it any more. */
  readonly leave: () => void;
}

interface Options {
  readonly videoId: number;
  readonly session: string;
  /** Called with what the server knows after the last report of a visit or pause. */
  readonly onStopped: (progress: Progress) => void;
  /** The play was ended from another device. */
  readonly onEnded: () => void;
}

/**
 * Tells the server where a play is: every ten seconds while it plays, and when it stops. A report that does not arrive
 * is not kept for later, when it might be older than what another device has told.
 */
export function createReports({ videoId, session, onStopped, onEnded }: Options): Reports {
  let seq = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let latest: { position: number; duration: number | null } | null = null;
  /** Whether the server knows the latest. */
  let known = true;
  /** Whether the server takes it for playing. */
  let running = true;

  async function tell(playing: boolean): Promise<void> {
    if (latest === null || (known && playing === running)) return;
    const body = { ...latest, session, seq: ++seq, playing };
    [known, running, toldAt] = [true, playing, performance.now()];
    try {
      const params = { id: String(videoId) };
      const progress = await call("PUT /api/playback/v1/videos/{id}/position/", { params, body, keepalive: true });
      if (!playing) onStopped(progress);
    } catch (error) {
      if (error instanceof ApiError && error.code === "play_ended") onEnded();
    }
  }

  return {
    at: (position, duration) => {
      latest = { position, duration: Number.isFinite(duration) && duration > 0 ? duration : null };
      known = false;
      if (performance.now() - toldAt >= every) void tell(true);
    },
    stop: () => tell(false),
    leave: () => {
      // What never played has nothing to tell, but counts among the plays of the member.
      if (latest === null) endPlay(session).catch(() => undefined);
      else void tell(false);
    },
  };
}
