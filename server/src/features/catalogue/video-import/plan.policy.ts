import type { ImportBody } from "@mindreel/contract/catalogue/video-import";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { report } from "@mindreel/messages/catalogue/video-import";
import type { ReportedLine } from "#domain/import-lines.ts";
import { lookOf } from "#domain/names/spelling.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { identifiersOf } from "#features/catalogue/mechanisms/same-videos.policy.ts";
import type { Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { type Draft, oidsOf, type ParsedLine } from "./video-import.policy.ts";

interface PresentVideo extends Source {
  readonly id: number;
  readonly oid: string;
  readonly createdAt: Date;
}

/** The part of the library that the lines refer to. */
interface Library {
  /** By the look of their names. */
  readonly categories: ReadonlyMap<string, unknown>;
  /** By the look of their titles, with the number of their videos. */
  readonly series: ReadonlyMap<string, { readonly count: number }>;
  readonly videos: readonly PresentVideo[];
}

export interface Plan {
  readonly lines: readonly ReportedLine[];
  /** The ids of videos that an earlier call added, whose response was lost. */
  readonly lost: readonly number[];
  /** The videos to add, in the order of the lines. */
  readonly drafts: readonly Draft[];
  /** Names of categories that do not exist yet. */
  readonly newCategories: readonly string[];
  /** Titles of series that do not exist yet. */
  readonly newSeries: readonly string[];
  /** Those of them that the drafts need: a line that is faulty for another reason creates nothing. */
  readonly creates: { readonly categories: readonly string[]; readonly series: readonly string[] };
}

/** Names in their first spelling, for all that look the same. */
class Names {
  readonly #byKey = new Map<string, string>();

  add(name: string): void {
    const key = lookOf(name);
    if (!this.#byKey.has(key)) this.#byKey.set(key, name);
  }

  all(): string[] {
    return [...this.#byKey.values()];
  }

  /** Those that occur in `used`. */
  among(used: readonly string[]): string[] {
    const keys = new Set(used.map(lookOf));
    return [...this.#byKey].flatMap(([key, name]) => (keys.has(key) ? [name] : []));
  }
}

const idsByIdentifier = (videos: readonly PresentVideo[]): ReadonlyMap<string, number> =>
  new Map(
    videos.flatMap((video) => identifiersOf(video, [video.oid]).map((identifier) => [identifier, video.id] as const)),
  );

/** What one of these identifiers stands for. */
const oneOf = (identifiers: readonly string[], known: ReadonlyMap<string, number>): number | undefined =>
  identifiers.map((identifier) => known.get(identifier)).find((each) => each !== undefined);

/** Determines the outcome of each line, in order: of lines for the same video, the first one adds it. */
export function planLines(
  read: readonly ParsedLine[],
  library: Library,
  { since, create_categories = false, create_series = false }: Omit<ImportBody, "lines">,
): Plan {
  const present = idsByIdentifier(library.videos);
  const addedSince = idsByIdentifier(
    library.videos.filter(({ createdAt }) => since !== undefined && createdAt >= new Date(since)),
  );
  const lost: number[] = [];
  const drafts: Draft[] = [];
  const [newCategories, newSeries] = [new Names(), new Names()];
  /** The line that adds the video with an identifier. */
  const lineByIdentifier = new Map<string, number>();
  /** The number of videos that a series has after the lines so far, by the look of its title. */
  const counts = new Map<string, number>();

  /** @returns why a line is faulty in this library, if it is */
  function faultOf({ category, series }: Draft): Sentence | undefined {
    const key = lookOf(series);
    const count = counts.get(key) ?? library.series.get(key)?.count ?? 0;
    if (series !== "" && count >= limits.seriesVideos) {
      return sentence(refusals, "seriesFull", { most: limits.seriesVideos });
    }
    const isNewCategory = category !== "" && !library.categories.has(lookOf(category));
    const isNewSeries = series !== "" && !library.series.has(key);
    if (isNewCategory) newCategories.add(category);
    if (isNewSeries) newSeries.add(series);
    if (isNewCategory && !create_categories) return sentence(report, "noCategory", { name: category });
    if (isNewSeries && !create_series) return sentence(report, "noSeries", { name: series });
    counts.set(key, count + 1);
    return undefined;
  }

  function outcomeOf(each: ParsedLine): ReportedLine {
    if ("fault" in each) return { line: each.line, outcome: "faulty", message: each.fault };
    const { draft } = each;
    const { line } = draft;
    const identifiers = identifiersOf(draft.source, oidsOf(draft));
    const id = oneOf(identifiers, addedSince);
    if (id !== undefined) {
      lost.push(id);
      return { line, outcome: "added", message: null };
    }
    if (oneOf(identifiers, present) !== undefined)
      return { line, outcome: "skipped", message: sentence(report, "present") };
    const twin = oneOf(identifiers, lineByIdentifier);
    if (twin !== undefined) return { line, outcome: "skipped", message: sentence(report, "twin", { line: twin }) };
    const fault = faultOf(draft);
    if (fault !== undefined) return { line, outcome: "faulty", message: fault };
    for (const identifier of identifiers) lineByIdentifier.set(identifier, line);
    drafts.push(draft);
    return { line, outcome: "added", message: null };
  }

  return {
    lines: read.map(outcomeOf),
    lost,
    drafts,
    newCategories: newCategories.all(),
    newSeries: newSeries.all(),
    creates: {
      categories: newCategories.among(drafts.map(({ category }) => category)),
      series: newSeries.among(drafts.map(({ series }) => series)),
    },
  };
}
