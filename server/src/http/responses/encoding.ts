import { readingOnce } from "#http/input/headers.ts";

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
