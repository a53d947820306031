import { PassThrough, pipeline, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { ZipFile } from "yazl";

interface Entry {
  readonly name: string;
  readonly content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
}

/** A ZIP archive to stream. Each entry is read when its turn comes, at the client's pace. */
export class ZipArchive {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly madeAt: Date;

  constructor(name: string, entries: readonly Entry[], madeAt: Date) {
    this.name = name;
    this.entries = entries;
    this.madeAt = madeAt;
  }
}

export const zipSchema = {
  description: "A ZIP archive",
  content: { "application/zip": { schema: { type: "string", format: "binary" } } },
};

/** Rows as a JSON array, one per line. */
export async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let lead = "[\n";
  for await (const row of rows) {
    yield `${lead}${JSON.stringify(row)}`;
    lead = ",\n";
  }
  yield lead === "[\n" ? "[]\n" : "\n]\n";
}

export function sendZip(reply: FastifyReply, { name, entries, madeAt }: ZipArchive): FastifyReply {
  const zip = new ZipFile();
  const out = new PassThrough();
  const open = new Set<Readable>();
  zip.on("error", (error) => out.destroy(error));
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { mtime: madeAt }, (give) => {
      const source = Readable.from(entry.content);
      open.add(source.on("close", () => open.delete(source)));
      give(null, source);
    });
  }
  // Stops reading if the client disconnects.
  pipeline(zip.outputStream, out, () => {
    for (const source of open) source.destroy();
  });
  zip.end();
  return reply
    .header("content-type", "application/zip")
    .header("content-disposition", `attachment; filename="${name}.zip"`)
    .send(out);
}
