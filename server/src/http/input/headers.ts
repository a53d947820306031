/** Cached values per header, and the longest value that is cached, in characters. */
const most = { values: 200, length: 200 };

/** Parses a header that comes with every request and has few distinct values: each value is parsed once. */
export function readingOnce<Read extends NonNullable<unknown>>(
  read: (header: string) => Read,
): (header: string) => Read {
  const known = new Map<string, Read>();
  return (header) => {
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const value = read(header);
    if (header.length > most.length) return value;
    if (known.size === most.values) known.clear();
    known.set(header, value);
    return value;
  };
}

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that a caller accepts, among those that are cached. */
export const encodingFor = readingOnce((accepted): Encoding => {
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
});
