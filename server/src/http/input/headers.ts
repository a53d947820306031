import { LRUCache } from "lru-cache";

/** Cached values per header, and the longest value that is cached, in characters. */
const most = { values: 200, length: 200 };

/** Parses a header that comes with every request and has few distinct values: each value is parsed once. */
export function readingOnce<Read extends NonNullable<unknown>>(
  read: (header: string) => Read,
): (header: string) => Read {
  const known = new LRUCache<string, Read>({ max: most.values, memoMethod: read });
  return (header) => (header.length > most.length ? read(header) : known.memo(header));
}
