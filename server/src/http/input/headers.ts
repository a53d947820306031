import { LRUCache } from "lru-cache";

/** Different values of one header that are remembered, and the characters of the longest one. */
const most = { values: 200, length: 200 };

/** Reads a header that comes with every request and has few different values: each of them once. */
export function readingOnce<Read extends NonNullable<unknown>>(
  read: (header: string) => Read,
): (header: string) => Read {
  const known = new LRUCache<string, Read>({ max: most.values, memoMethod: read });
  return (header) => (header.length > most.length ? read(header) : known.memo(header));
}
