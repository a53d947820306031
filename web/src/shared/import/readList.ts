import { type Columns, type LineFault, readTable } from "./readTable.ts";

/** A list as it was read. */
export interface ReadList<Line> {
  readonly lines: readonly Line[];
  /** The lines that could not be read, each with its text as the required field. */
  readonly broken: readonly { readonly given: Line; readonly fault: LineFault }[];
  /** The numbers of the columns that are no field, by the names under which they are sent. */
  readonly columns: ReadonlyMap<string, number>;
}

/** Reads a list into the lines of an import, which have its other columns, too: the server names what it ignores. */
export function readList<Field extends string, Line extends { readonly line: number }>(
  text: string,
  columns: Columns<Field>,
  toLine: (line: number, cells: { readonly [field in Field]?: string }) => Line,
): ReadList<Line> {
  const { rows, broken, others } = readTable(text, columns);
  const keyed = (key: string): { readonly [field in Field]?: string } => {
    const cells: { [field in Field]?: string } = {};
    cells[columns.key] = key;
    return cells;
  };
  return {
    lines: rows.map(({ line, cells, others: rest }) => ({ ...rest, ...toLine(line, cells) })),
    broken: broken.map(({ line, fault, text: source }) => ({ given: toLine(line, keyed(source)), fault })),
    columns: others,
  };
}
