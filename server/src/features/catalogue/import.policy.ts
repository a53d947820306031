import type { ImportLine } from "@mindreel/contract/library";
import { limits } from "@mindreel/contract/limits";
import { type KnownSource, recogniseSource } from "./source.ts";
import { notPlayable } from "./videos.service.ts";

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

const longest = { url: limits.url, title: limits.videoTitle, category: limits.categoryName } as const;
const texts = { ...longest, description: limits.videoDescription, oid: limits.videoOid } as const;
const names: Record<keyof typeof texts, string> = {
  ...{ url: "address", title: "title", category: "category", description: "description", oid: "Oid" },
};

/** Reads one line; what is wrong with it is a sentence for whoever wrote it. */
export function readLine(given: ImportLine): Read {
  const { line } = given;
  const fields = { url: "", title: "", category: "", description: "", oid: "" };
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
    const text = (given[name] ?? "").trim();
    if (text.includes("\0")) return { line, fault: `The ${names[name]} holds a character that cannot be kept.` };
    if (text.length > texts[name]) {
      return { line, fault: `The ${names[name]} is longer than ${texts[name].toLocaleString("en")} characters.` };
    }
    fields[name] = text.toWellFormed();
  }
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
