const bytesOf = (line: unknown): number => new TextEncoder().encode(JSON.stringify(line)).length;

/** Well below the server's limit for one request body. */
const maxBytes = 700_000;

/** Splits lines, in order, into batches of at most `max` lines that each fit into one call. */
export function batchesOf<Line>(lines: readonly Line[], max: number): Line[][] {
  const batches: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = bytesOf(line);
    const last = batches.at(-1);
    if (last === undefined || last.length === max || bytes + size > maxBytes) {
      batches.push([line]);
      bytes = size;
    } else {
      last.push(line);
      bytes += size;
    }
  }
  return batches;
}
