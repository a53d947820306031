/** Pseudo-random numbers that are the same every time, so that every demo looks alike. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
}

export function repeatable(seed: number): Random {
  let state = seed;
  const next = () => {
    // The Park-Miller minimal standard generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
}
