/** A clock that goes back by this many seconds was set, not just corrected. */
const leastJump = 5 * 60;

interface Dependencies {
  /** Seconds since 1970, by the clock that jobs use. */
  readonly ask: () => Promise<number>;
  /** Milliseconds, by a clock that is never set. */
  readonly monotonic?: () => number;
  /** Releases everything that now waits for a time that is far away again. */
  readonly wentBack: () => Promise<void>;
}

/** Checks whether the clock was set back since the last check, by an hour for example. */
export function watchClock({ ask, monotonic = () => performance.now(), wentBack }: Dependencies): () => Promise<void> {
  let before: { readonly clock: number; readonly passed: number } | undefined;
  return async () => {
    const now = { clock: await ask(), passed: monotonic() / 1_000 };
    const jump = before === undefined ? 0 : now.clock - before.clock - (now.passed - before.passed);
    if (jump < -leastJump) await wentBack();
    // Assigned last, so that the next check repeats what failed.
    before = now;
  };
}
