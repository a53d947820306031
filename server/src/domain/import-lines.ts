import type { ImportedLine, LineOutcome } from "@mindreel/contract/wire/import-lines";

export const countOf =
  (lines: readonly ImportedLine[]) =>
  (wanted: LineOutcome): number =>
    lines.filter(({ outcome }) => outcome === wanted).length;

interface Bound {
  /** What the field is called in an error message. */
  readonly name: string;
  readonly longest: number;
}

type Fields<Name extends string> = { readonly [field in Name]: string };

/**
 * The trimmed fields of a line, empty if absent, or an error message for the author of the line.
 * @param cell undoes what writing the file did to a field
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
