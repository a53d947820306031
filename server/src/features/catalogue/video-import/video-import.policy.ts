import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { limits } from "@mindreel/contract/wire/limits";
import { readFields } from "#domain/import-lines.ts";
import { type KnownSource, recogniseSource } from "#features/catalogue/videos/source.ts";
import { notPlayable } from "#features/catalogue/videos/videos.service.ts";

/** A line that says which video to add. */
export interface Draft {
  readonly line: number;
  readonly source: KnownSource;
  readonly oid: string;
  /** Empty: its provider knows it. */
  readonly title: string;
  readonly description: string;
  /** Empty: none. */
  readonly category: string;
}

export type Read = { readonly draft: Draft } | { readonly line: number; readonly fault: string };

const texts = {
  url: { name: "address", longest: limits.url },
  title: { name: "title", longest: limits.videoTitle },
  category: { name: "category", longest: limits.categoryName },
  description: { name: "description", longest: limits.videoDescription },
  oid: { name: "Oid", longest: limits.videoOid },
} as const;

/** Reads one line; what is wrong with it is a sentence for whoever wrote it. */
export function readLine(given: ImportLine): Read {
  const { line } = given;
  const read = readFields(given, texts);
  if ("fault" in read) return { line, fault: read.fault };
  const { fields } = read;
  if (fields.url === "") return { line, fault: "There is no address." };
  const source = recogniseSource(fields.url);
  if (source === null) return { line, fault: notPlayable };
  if (fields.title === "" && !tells(source)) {
    return { line, fault: "There is no title, and the address of a file does not tell one." };
  }
  if (fields.category.toLowerCase() === "all") return { line, fault: "A category cannot be called All." };
  return { draft: { line, source, ...fields, oid: fields.oid || source.oid } };
}

/** Whether there is a provider that tells about its videos. */
export const tells = ({ kind }: Pick<KnownSource, "kind">): boolean => kind === "youtube" || kind === "vimeo";

/** What makes two videos the same one: the address, and the ids at the provider. A file's name proves nothing. */
export const marksOf = (source: Pick<KnownSource, "kind" | "url">, oids: readonly string[]): string[] =>
  tells(source) ? [source.url, ...oids.map((oid) => `${source.kind}:${oid}`)] : [source.url];

/** The id that a line gives, and the one that stands in its address. */
export const oidsOf = ({ source, oid }: Draft): string[] => [...new Set([oid, source.oid])];
