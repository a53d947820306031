export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** The sorted durations of a number of sequential calls, in milliseconds. */
export async function measure(call: () => Promise<unknown>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await call();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

export const median = (figures: readonly number[]): number =>
  quantile(
    figures.toSorted((a, b) => a - b),
    0.5,
  );
