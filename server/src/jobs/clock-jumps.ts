/** Seconds that a clock goes back by when it is set, as opposed to corrected. */
const leastJump = 5 * 60;

interface Dependencies {
  /** Seconds since 1970, by the clock that jobs go by. */
  readonly ask: () => Promise<number>;
  /** Milliseconds, by a clock that is never set. */
  readonly monotonic?: () => number;
  /** Lets what waits for a time that is far again now go on. */
  readonly wentBack: () => Promise<void>;
}

/** Looks whether the clock was set back since the last look, by an hour for example. */
export function watchClock({ ask, monotonic = () => performance.now(), wentBack }: Dependencies): () => Promise<void> {
  let before: { readonly clock: number; readonly passed: number } | undefined;
  return async () => {
    const now = { clock: await ask(), passed: monotonic() / 1_000 };
    const jump = before === undefined ? 0 : now.clock - before.clock - (now.passed - before.passed);
    if (jump < -leastJump) await wentBack();
    // After that, so that what failed is done at the next look.
    before = now;
  };
}
