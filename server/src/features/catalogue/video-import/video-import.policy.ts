import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { limits } from "@mindreel/contract/plain/limits";
import { readFields } from "#domain/import-lines.ts";
import { isReserved, reservedName } from "#features/catalogue/categories/categories.policy.ts";
import {
  hasProvider,
  type KnownSource,
  recogniseSource,
  whyNotPlayable,
} from "#features/catalogue/sources/sources.policy.ts";

/** A line without faults: a video to add. */
export interface Draft {
  readonly line: number;
  readonly source: KnownSource;
  readonly oid: string;
  /** Empty if the provider is to be asked for it. */
  readonly title: string;
  readonly description: string;
  /** Empty for none. */
  readonly category: string;
  /** Empty for none. */
  readonly series: string;
  /** In the series; undefined: at its end. */
  readonly place: number | undefined;
}

export type Read = { readonly draft: Draft } | { readonly line: number; readonly fault: string };

const texts = {
  url: { name: "address", longest: limits.url },
  title: { name: "title", longest: limits.videoTitle },
  category: { name: "category", longest: limits.categoryName },
  description: { name: "description", longest: limits.videoDescription },
  oid: { name: "Oid", longest: limits.videoOid },
  series: { name: "series", longest: limits.seriesTitle },
  place: { name: "place", longest: 20 },
} as const;

const isPlace = (text: string): boolean =>
  /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.seriesVideos;

/** Reads one line. A fault is a sentence for the person who wrote the line. */
export function readLine(given: ImportLine): Read {
  const { line } = given;
  const read = readFields(given, texts);
  if ("fault" in read) return { line, fault: read.fault };
  const { fields } = read;
  if (fields.url === "") return { line, fault: "There is no address." };
  const source = recogniseSource(fields.url);
  if (source === null) return { line, fault: whyNotPlayable(fields.url) };
  if (fields.title === "" && !hasProvider(source)) {
    return { line, fault: "There is no title, and the address of a file does not tell one." };
  }
  if (isReserved(fields.category)) return { line, fault: reservedName };
  const { place, ...texted } = fields;
  if (place !== "" && !isPlace(place)) {
    return { line, fault: `The place is not a whole number from 1 to ${limits.seriesVideos}.` };
  }
  if (place !== "" && fields.series === "") return { line, fault: "There is a place, but no series." };
  return {
    draft: { line, source, ...texted, oid: fields.oid || source.oid, place: place === "" ? undefined : Number(place) },
  };
}

/** Two videos that share a mark are the same: their address, or an id at their provider. A file's name proves nothing. */
export const marksOf = (source: Pick<KnownSource, "kind" | "url">, oids: readonly string[]): string[] =>
  hasProvider(source) ? [source.url, ...oids.map((oid) => `${source.kind}:${oid}`)] : [source.url];

/** The id that a line gives, and the one in its address. */
export const oidsOf = ({ source, oid }: Draft): string[] => [...new Set([oid, source.oid])];
