import type { ImportedLine, LineOutcome } from "@mindreel/contract/wire/import-lines";
import { importLines } from "@mindreel/messages/wire";
import { type Sentence, sentence, type Translate } from "./sentences.ts";

/** The outcome of a line, and its reason. */
export interface ReportedLine extends Omit<ImportedLine, "message"> {
  readonly message: Sentence | null;
}

export const toImportedLine =
  (translate: Translate) =>
  ({ message, ...line }: ReportedLine): ImportedLine => ({ ...line, message: message && translate(message) });

export const countOf =
  (lines: readonly ReportedLine[]) =>
  (wanted: LineOutcome): number =>
    lines.filter(({ outcome }) => outcome === wanted).length;

interface Bound {
  /** The field's name in an error message. */
  readonly name: Sentence;
  readonly longest: number;
}

type Fields<Name extends string> = { readonly [field in Name]: string };

/**
 * The trimmed fields of a line, empty if absent, or a sentence that tells its author what is wrong.
 * @param cell reverses the escaping of a field in the file
 */
export function readFields<Name extends string>(
  given: { readonly [field in NoInfer<Name>]?: string | undefined },
  bounds: Readonly<Record<Name, Bound>>,
  cell: (text: string) => string = (text) => text,
): { readonly fields: Fields<Name> } | { readonly fault: Sentence } {
  const fields: Partial<Record<Name, string>> = {};
  for (const field in bounds) {
    const { name, longest } = bounds[field];
    const text = cell(given[field] ?? "").trim();
    if (text.includes("\0"))
      return { fault: (reader) => sentence(importLines, "character", { field: name(reader) })(reader) };
    if (text.length > longest) {
      return { fault: (reader) => sentence(importLines, "long", { field: name(reader), most: longest })(reader) };
    }
    fields[field] = text.toWellFormed();
  }
  return { fields: fields as Fields<Name> };
}

/**
 * The cells of a line that are no field, by the names of their columns. A program that calls the API may send numbers
 * and the like.
 */
export const otherCells = (
  line: { readonly line: number },
  fields: Readonly<Record<string, unknown>>,
): [column: string, cell: string][] =>
  Object.entries(line).flatMap(([column, cell]: [string, unknown]): [string, string][] => {
    if (column === "line" || Object.hasOwn(fields, column)) return [];
    const text = typeof cell === "string" ? cell.trim() : JSON.stringify(cell);
    return text === "" || text === "null" ? [] : [[column, text]];
  });
