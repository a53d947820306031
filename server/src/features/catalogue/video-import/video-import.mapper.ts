import type { ImportResult } from "@mindreel/contract/catalogue/video-import";
import { type ReportedLine, toImportedLine } from "#domain/import-lines.ts";
import type { Translate } from "#domain/sentences.ts";

export interface Imported {
  readonly added: number;
  readonly skipped: number;
  readonly faulty: number;
  /** Names of categories that did not exist, whether or not they were created. */
  readonly newCategories: readonly string[];
  /** Titles of series that did not exist, whether or not they were created. */
  readonly newSeries: readonly string[];
  /** The names of the columns that are not imported. */
  readonly ignored: readonly string[];
  readonly lines: readonly ReportedLine[];
  /** The ids of the added videos. */
  readonly ids: readonly number[];
  readonly at: Date;
}

export const toImportResult = (
  { added, skipped, faulty, newCategories, newSeries, ignored, lines, ids, at }: Imported,
  translate: Translate,
): ImportResult => ({
  ...{ added, skipped, faulty },
  new_categories: [...newCategories],
  new_series: [...newSeries],
  ignored_columns: [...ignored],
  lines: lines.map(toImportedLine(translate)),
  ids: [...ids],
  at: at.toISOString(),
});
