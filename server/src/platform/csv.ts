import { Readable } from "node:stream";
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

/**
 * Spreadsheets take UTF-8 for what it is only behind its mark, and run a cell that begins like a formula: such a cell
 * gets an apostrophe in front.
 */
export function sendCsv(reply: FastifyReply, { name, columns, rows }: CsvFile): FastifyReply {
  const out = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    cast: { date: (date) => date.toISOString(), boolean: (value) => (value ? "yes" : "no") },
  });
  const source = Readable.from(rows);
  source.on("error", (error) => out.destroy(error));
  out.on("close", () => source.destroy());
  return reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(source.pipe(out));
}
