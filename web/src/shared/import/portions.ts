const bytesOf = (line: unknown): number => new TextEncoder().encode(JSON.stringify(line)).length;

/** Safely within what the server reads in one call. */
const bytesAtMost = 700_000;

/** The lines in order, as many in a portion as may be, and as go through in one call. */
export function portionsOf<Line>(lines: readonly Line[], most: number): Line[][] {
  const portions: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = bytesOf(line);
    const last = portions.at(-1);
    if (last === undefined || last.length === most || bytes + size > bytesAtMost) {
      portions.push([line]);
      bytes = size;
    } else {
      last.push(line);
      bytes += size;
    }
  }
  return portions;
}
