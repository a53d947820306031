import Papa from "papaparse";

/** How the columns of a list map to fields. */
export interface Columns<Field extends string> {
  /** The order of the columns if there is no heading line. */
  readonly usual: readonly Field[];
  /** The headings, in lower case, that the first line may use. */
  readonly headings: Readonly<Record<string, Field>>;
  /** The required field: a first line without its heading is treated as data. */
  readonly key: Field;
}

export interface ReadRow<Field extends string> {
  /** The number of the line on which the row begins. */
  readonly line: number;
  /** The cells that are not empty. */
  readonly cells: { readonly [field in Field]?: string };
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

/** Parses CSV text, separated by tabs, commas or semicolons. */
export function readTable<Field extends string>(
  text: string,
  { usual, headings, key }: Columns<Field>,
): ReadRow<Field>[] {
  const rows: ReadRow<Field>[] = [];
  let columns: readonly (Field | undefined)[] = usual;
  let start = 0;
  let line = 1;
  let first = true;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data: row, meta }) => {
      const at = line;
      line += text.slice(start, meta.cursor).split(/\r\n|\n|\r/).length - 1;
      start = meta.cursor;
      if (row.every((cell) => cell.trim() === "")) return;
      const named = first ? row.map((cell) => headings[cell.trim().toLowerCase()]) : [];
      first = false;
      if (named.includes(key)) {
        columns = named;
        return;
      }
      const cells: { [field in Field]?: string } = {};
      for (const [n, cell] of row.entries()) {
        const field = columns[n];
        if (field !== undefined && cell.trim() !== "") cells[field] = cell.trim().slice(0, maxCell);
      }
      rows.push({ line: at, cells });
    },
  });
  return rows;
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
