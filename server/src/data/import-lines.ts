import type { ImportedLine, LineOutcome } from "@mindreel/contract/wire/import-lines";
import { sql } from "#db/orm.ts";
import type { Db } from "./database.ts";

/** Any number will do, so long as nothing else locks by it. */
const importLock = 7_341_902;

/** One import at a time, so that two of the same list add nothing twice. */
export const lockImports = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
};

export const countOf =
  (lines: readonly ImportedLine[]) =>
  (wanted: LineOutcome): number =>
    lines.filter(({ outcome }) => outcome === wanted).length;

/** What a text of a line is called in a sentence, and how long it may be. */
interface Bound {
  readonly name: string;
  readonly longest: number;
}

type Fields<Name extends string> = { readonly [field in Name]: string };

/**
 * The texts of a line, trimmed, empty where there is none; or what is wrong, as a sentence for whoever wrote it.
 * @param cell what a text was before the file was written
 */
export function readFields<Name extends string>(
  given: { readonly [field in NoInfer<Name>]?: string | undefined },
  bounds: Readonly<Record<Name, Bound>>,
  cell: (text: string) => string = (text) => text,
): { readonly fields: Fields<Name> } | { readonly fault: string } {
  const fields: Partial<Record<Name, string>> = {};
  for (const field in bounds) {
    const { name, longest } = bounds[field];
    const text = cell(given[field] ?? "").trim();
    if (text.includes("\0")) return { fault: `The ${name} holds a character that cannot be kept.` };
    if (text.length > longest) {
      return { fault: `The ${name} is longer than ${longest.toLocaleString("en")} characters.` };
    }
    fields[field] = text.toWellFormed();
  }
  return { fields: fields as Fields<Name> };
}
