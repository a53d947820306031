/** In seconds: how far a double tap jumps. */
export const step = 10;

/** In milliseconds: the longest interval of a double tap. */
const doubleTap = 320;

export type Side = -1 | 0 | 1;

export interface Tap {
  /** In milliseconds. */
  readonly at: number;
  /** Which third of the picture was tapped. */
  readonly side: Side;
  /** How many taps there have been at this side in quick succession, after the first. */
  readonly repeated: number;
}

export const noTap: Tap = { at: Number.NEGATIVE_INFINITY, side: 0, repeated: 0 };

export function sideOf(x: number, { left, width }: Pick<DOMRect, "left" | "width">): Side {
  const share = (x - left) / width;
  return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
}

/** The middle has no double tap. */
export function tapAfter(before: Tap, at: number, side: Side): Tap {
  const again = side !== 0 && side === before.side && at - before.at < doubleTap;
  return { at, side, repeated: again ? before.repeated + 1 : 0 };
}
