import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "#domain/errors.ts";
import { memoize } from "#domain/work/memoize.ts";
import { encodingFor } from "#http/input/headers.ts";

interface Options {
  /** The folder of files whose names contain a hash of their content. */
  readonly folder: string;
  /** The headers of a file, by its name. */
  readonly headersFor: (name: string) => Promise<Record<string, string>>;
}

/** Bytes of cached files: compressed, all languages take a third of it. */
const mostBytes = 3 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};
/** The endings of compressed variants, sent if the caller accepts them; they have no URLs of their own. */
const endings = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Serves the scripts, styles and fonts of pages from memory: a first visit requests dozens, and looking up each on the
 * disk would cost more than the page. Only names that the folder had at the start lead to a file.
 */
export function serveAssets(app: FastifyInstance, { folder, headersFor }: Options): void {
  const names = memoize(async (): Promise<ReadonlySet<string>> => new Set(await readdir(folder, { recursive: true })));
  const files = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (name) => readFile(path.join(folder, name)),
  });

  app.get<{ Params: { "*": string } }>(
    "/assets/*",
    { config: { access: "anyone", unlogged: true } },
    async (request, reply) => {
      const name = request.params["*"];
      const type = types[path.extname(name)];
      const known = await names();
      if (type === undefined || !known.has(name)) throw new AppError("not_found");
      const accepted = encodingFor(request.headers["accept-encoding"] ?? "");
      const encoding = known.has(name + endings[accepted]) ? accepted : "identity";
      reply.headers(await headersFor(name)).headers({
        "Content-Type": type,
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
      });
      if (encoding !== "identity") reply.header("Content-Encoding", encoding);
      // A file that is larger than the whole cache is read each time.
      return files.fetch(name + endings[encoding]);
    },
  );
}
