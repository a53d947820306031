import type { SubscribersImportResult } from "@mindreel/contract/newsletter/subscriber-import";
import { type ReportedLine, toImportedLine } from "#domain/import-lines.ts";
import type { Translate } from "#domain/sentences.ts";

export interface Imported {
  readonly added: number;
  readonly skipped: number;
  readonly unsubscribed: number;
  readonly faulty: number;
  /** The names of the columns that are not imported. */
  readonly ignored: readonly string[];
  readonly lines: readonly ReportedLine[];
}

export const toImportResult = (
  { ignored, lines, ...counts }: Imported,
  translate: Translate,
): SubscribersImportResult => ({
  ...counts,
  ignored_columns: [...ignored],
  lines: lines.map(toImportedLine(translate)),
});
