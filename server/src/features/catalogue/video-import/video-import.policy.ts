import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { fields as names, report } from "@mindreel/messages/catalogue/video-import";
import { otherCells, readFields } from "#domain/import-lines.ts";
import { nameOf } from "#domain/names/spelling.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { isReserved } from "#features/catalogue/categories/categories.policy.ts";
import {
  hasProvider,
  type KnownSource,
  recogniseSource,
  whyNotPlayable,
} from "#features/catalogue/mechanisms/sources.policy.ts";

/** A line without faults: a video to add. */
export interface Draft {
  readonly line: number;
  readonly source: KnownSource;
  readonly oid: string;
  /** If empty, it is fetched from the provider. */
  readonly title: string;
  readonly description: string;
  /** Empty for none. */
  readonly category: string;
  /** Empty for none. */
  readonly series: string;
  /** The place in the series; undefined for its end. */
  readonly place: number | undefined;
}

export type ParsedLine = { readonly draft: Draft } | { readonly line: number; readonly fault: Sentence };

const texts = {
  url: { name: sentence(names, "url"), longest: limits.url },
  title: { name: sentence(names, "title"), longest: limits.videoTitle },
  category: { name: sentence(names, "category"), longest: limits.categoryName },
  description: { name: sentence(names, "description"), longest: limits.videoDescription },
  oid: { name: sentence(names, "oid"), longest: limits.videoOid },
  series: { name: sentence(names, "series"), longest: limits.seriesTitle },
  place: { name: sentence(names, "place"), longest: 20 },
} as const;

const isPlace = (text: string): boolean =>
  /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.seriesVideos;

/** The columns of these lines that are not imported. */
export const ignoredColumns = (lines: readonly ImportLine[]): string[] => [
  ...new Set(lines.flatMap((line) => otherCells(line, texts).map(([column]) => column))),
];

/** Parses one line. A fault is a message for the person who wrote the line. */
export function readLine(given: ImportLine): ParsedLine {
  const { line } = given;
  const read = readFields(given, texts);
  if ("fault" in read) return { line, fault: read.fault };
  const fields = { ...read.fields, category: nameOf(read.fields.category), series: nameOf(read.fields.series) };
  if (fields.url === "") return { line, fault: sentence(report, "noAddress") };
  const source = recogniseSource(fields.url);
  if (source === null) return { line, fault: whyNotPlayable(fields.url) };
  if (fields.title === "" && !hasProvider(source)) {
    return { line, fault: sentence(report, "noTitle") };
  }
  if (isReserved(fields.category)) return { line, fault: sentence(refusals, "reservedName") };
  const { place, ...others } = fields;
  if (place !== "" && !isPlace(place)) {
    return { line, fault: sentence(report, "place", { most: limits.seriesVideos }) };
  }
  if (place !== "" && fields.series === "") return { line, fault: sentence(report, "placeAlone") };
  return {
    draft: { line, source, ...others, oid: fields.oid || source.oid, place: place === "" ? undefined : Number(place) },
  };
}

/** The Oid given in a line, and the one in its address. */
export const oidsOf = ({ source, oid }: Draft): string[] => [...new Set([oid, source.oid])];
