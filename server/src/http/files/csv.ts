import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";

type Cell = string | number | boolean | Date | null;
type Row = Readonly<Record<string, Cell>>;

/** Rows on their way out as a CSV file: as many as one asks for, never all of them in memory. */
export class CsvFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;

  constructor(name: string, columns: readonly string[], rows: Iterable<Row> | AsyncIterable<Row>) {
    this.name = name;
    this.columns = columns;
    this.rows = rows;
  }
}

export const csvAnswer = { description: "A CSV file", content: { "text/csv": { schema: { type: "string" } } } };

/** The same rows, of which the first was read: what fails at once is answered as any call that fails. */
async function begun(rows: Iterable<Row> | AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const first = await iterator.next();
  async function* all() {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return all();
}

/**
 * Spreadsheets take UTF-8 for what it is only behind its mark, and run a cell that begins like a formula: such a cell
 * gets an apostrophe in front.
 */
export async function sendCsv(reply: FastifyReply, { name, columns, rows }: CsvFile): Promise<FastifyReply> {
  const source = Readable.from(await begun(rows));
  const out = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    // Within a cell any end of a line is one to a spreadsheet.
    quoted_match: /[\r\n]/,
    cast: { date: (date) => date.toISOString(), boolean: (value) => (value ? "yes" : "no") },
  });
  pipeline(source, out, () => undefined);
  return reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(out);
}

/** A cell of a file as it was before it was made harmless for a spreadsheet: by `escape_formulas` above, or alike. */
export const unescapeFormula = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, "");
