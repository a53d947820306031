import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";

type Cell = string | number | boolean | Date | null;
type Row = Readonly<Record<string, Cell>>;

/** A CSV file to stream, so that its rows are never all in memory. */
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

export const csvSchema = { description: "A CSV file", content: { "text/csv": { schema: { type: "string" } } } };

/** The same rows with the first one already read, so that a failing query yields an error, not a truncated file. */
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
 * Streams the file. Spreadsheets recognise UTF-8 by its byte order mark, and evaluate cells that begin like a formula:
 * such a cell gets a leading apostrophe.
 */
export async function sendCsv(reply: FastifyReply, { name, columns, rows }: CsvFile): Promise<FastifyReply> {
  const source = Readable.from(await begun(rows));
  const out = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    // Spreadsheets treat any line break as the end of a row unless the cell is quoted.
    quoted_match: /[\r\n]/,
    cast: { date: (date) => date.toISOString(), boolean: (value) => (value ? "yes" : "no") },
  });
  pipeline(source, out, () => undefined);
  return reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(out);
}

/** Reverses `escape_formulas`, done by us or by another program. */
export const unescapeFormula = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, "");
