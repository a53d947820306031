import Papa from "papaparse";

/** What the columns of a list are. */
export interface Columns<Field extends string> {
  /** Where the first line does not say. */
  readonly usual: readonly Field[];
  /** What a first line may call them, in lower case. */
  readonly headings: Readonly<Record<string, Field>>;
  /** Every list has it: a first line without is a line as all others. */
  readonly key: Field;
}

export interface ReadRow<Field extends string> {
  /** Where it begins. */
  readonly line: number;
  /** Those that hold something. */
  readonly cells: { readonly [field in Field]?: string };
}

/** As much of a cell as the server takes to tell what is wrong with it. */
const sendable = 20_000;

/** Reads what was pasted, or a CSV file: lines with tabs, commas or semicolons, quoted where they must be. */
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
    delimitersToGuess: ["\t", ";", ","],
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
        if (field !== undefined && cell.trim() !== "") cells[field] = cell.trim().slice(0, sendable);
      }
      rows.push({ line: at, cells });
    },
  });
  return rows;
}

/** A file's text. Spreadsheets still write the signs of Windows, where they do not write UTF-8. */
export async function textOf(file: File): Promise<string> {
  const content = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
