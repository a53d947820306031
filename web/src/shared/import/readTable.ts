import { plainWords } from "@mindreel/contract/plain/headings";
import Papa from "papaparse";
import { recordsOf } from "./records.ts";

/** How the columns of a list map to fields. */
export interface Columns<Field extends string> {
  /** The order of the columns if there is no heading line. */
  readonly usual: readonly Field[];
  /** The headings that the first line may use, for each field, in any case and punctuation. */
  readonly headings: { readonly [field in Field]?: readonly string[] };
  /** The required field: a first line without its heading is treated as data. */
  readonly key: Field;
  /** Recognises the required field by its content, under a heading in an unknown language. */
  readonly isKey?: (cell: string) => boolean;
}

/** Why a line could not be read. */
export type LineFault = "quote" | "cells";

export interface Table<Field extends string> {
  readonly rows: readonly {
    /** The number of the line on which the row begins. */
    readonly line: number;
    /** The cells that are not empty. */
    readonly cells: { readonly [field in Field]?: string };
    /** Those of columns that are no field, by the names of the columns. */
    readonly others: Readonly<Record<string, string>>;
  }[];
  readonly broken: readonly { readonly line: number; readonly fault: LineFault; readonly text: string }[];
  /** The numbers of the columns that are no field, by their names. */
  readonly others: ReadonlyMap<string, number>;
}

/** In characters: the server accepts this much per cell, so that it can report what is wrong. */
const maxCell = 20_000;

/** What separates the cells: tabs, or else whatever comes first in most lines, since titles contain commas too. */
function delimiterOf(text: string): string {
  const votes = new Map<string, number>();
  for (const line of text.split(/\r\n|\n|\r/, 200)) {
    const afterQuoted = line.replace(/^"(?:[^"]|"")*"/, "");
    const found = afterQuoted.includes("\t") ? "\t" : /[;,]/.exec(afterQuoted)?.[0];
    if (found !== undefined) votes.set(found, (votes.get(found) ?? 0) + 1);
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}

/** Excel's own first line, which names the separator. */
const separatorLine = /^"?sep=(.)"?(?=\r|\n|$)/i;

const isFilled = (cell: string): boolean => cell.trim() !== "";

/** The fields of the heading line's cells; undefined if the first line is none. */
function fieldsOf<Field extends string>(
  [first = [], second = []]: readonly (readonly string[])[],
  { headings, key, isKey }: Columns<Field>,
): (Field | undefined)[] | undefined {
  const known = new Map<string, Field>();
  for (const field in headings) {
    for (const heading of headings[field] ?? []) known.set(plainWords(heading), field);
  }
  const taken = new Set<Field>();
  const fields = first.map((cell) => {
    const field = known.get(plainWords(cell));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  if (taken.has(key)) return fields;
  if (isKey === undefined || first.some(isKey) || first.filter(isFilled).length < 2) return undefined;
  const place = second.findIndex(isKey);
  return place < 0 ? undefined : first.map((_, n) => (n === place ? key : fields[n]));
}

/** The names under which columns that are no field are sent: their headings, or numbers. */
function namesOf(headings: readonly string[], fields: readonly (string | undefined)[]): (n: number) => string {
  const taken = new Set<string>([...fields.filter((field) => field !== undefined), "line"]);
  const names = headings.map((heading, n) => {
    const name = heading.trim().slice(0, 200);
    // A name such as `__proto__` would not arrive.
    const isFree = fields[n] === undefined && name !== "" && !taken.has(name) && !(name in {});
    if (isFree) taken.add(name);
    return isFree ? name : `#${n + 1}`;
  });
  return (n) => names[n] ?? `#${n + 1}`;
}

/** Parses CSV text, separated by tabs, commas or semicolons. */
export function readTable<Field extends string>(given: string, columns: Columns<Field>): Table<Field> {
  const text = given.replace(/^\ufeff/, "");
  const [separator = "", sign] = separatorLine.exec(text) ?? [];
  const delimiter = sign ?? delimiterOf(text);
  const { records, unclosed } = recordsOf(text.slice(separator.length), delimiter);
  const { data } = Papa.parse<string[]>(records.map((record) => record.text).join("\n"), { delimiter, newline: "\n" });
  const filled = records.flatMap((record, n) => {
    const row = data[n] ?? [];
    return row.some(isFilled) ? [{ ...record, row }] : [];
  });

  const named = fieldsOf(
    filled.map(({ row }) => row),
    columns,
  );
  const fields = named ?? columns.usual;
  const nameOf = namesOf(named === undefined ? [] : (filled[0]?.row ?? []), fields);
  const broken: Table<Field>["broken"][number][] = unclosed.map((line) => ({ ...line, fault: "quote" }));
  const others = new Map<string, number>();
  const rows = filled.slice(named === undefined ? 0 : 1).flatMap(({ line, row, text: source }) => {
    if (named !== undefined && row.slice(named.length).some(isFilled)) {
      broken.push({ line, fault: "cells", text: source });
      return [];
    }
    const cells: { [field in Field]?: string } = {};
    const rest: Record<string, string> = {};
    for (const [n, cell] of row.entries()) {
      if (!isFilled(cell)) continue;
      const content = cell.trim().slice(0, maxCell);
      const field = fields[n];
      if (field === undefined) {
        rest[nameOf(n)] = content;
        others.set(nameOf(n), n + 1);
      } else cells[field] = content;
    }
    return [{ line, cells, others: rest }];
  });
  return { rows, broken, others };
}

/** A file's text. Spreadsheets write UTF-8, UTF-16 with a byte order mark or, still, Windows-1252. */
export async function textOf(file: File): Promise<string> {
  const content = await file.arrayBuffer();
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
