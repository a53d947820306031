import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Pack, pack } from "tar-stream";

const pieceBytes = 256 * 1024;

/** An archive, to which files are added one after the other. */
export interface Archive {
  readonly addFolder: (name: string, mode: number) => Promise<void>;
  readonly addBytes: (name: string, content: Uint8Array) => Promise<void>;
  /** Adds a file with its current length, even if it changes meanwhile. @returns false if it is gone */
  readonly addFile: (name: string, file: string) => Promise<boolean>;
}

const isGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

function archiveInto(packing: Pack): Archive {
  const add = async (name: string, mode: number, size: number, content: AsyncIterable<Uint8Array>) =>
    pipeline(Readable.from(content, { objectMode: false }), packing.entry({ name, mode, size }));
  return {
    addFolder: (name, mode) =>
      new Promise((resolve, reject) => {
        const header = { name: `${name}/`, type: "directory", mode } as const;
        packing.entry(header, (error) => (error ? reject(error) : resolve()));
      }),
    addBytes: (name, content) =>
      add(
        name,
        0o600,
        content.length,
        (async function* () {
          yield content;
        })(),
      ),
    addFile: async (name, file) => {
      const handle = await open(file).catch((error: unknown) => {
        if (isGone(error)) return undefined;
        throw error;
      });
      if (handle === undefined) return false;
      try {
        const { size, mode } = await handle.stat();
        const content = async function* () {
          for (let at = 0; at < size; ) {
            const piece = Buffer.alloc(Math.min(pieceBytes, size - at));
            // A table that shrinks meanwhile leaves zeros, which replaying the WAL corrects, as with pg_basebackup.
            await handle.read(piece, 0, piece.length, at);
            at += piece.length;
            yield piece;
          }
        };
        await add(name, mode & 0o777, size, content());
        return true;
      } finally {
        await handle.close();
      }
    },
  };
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncIterable<Uint8Array> {
  for await (const piece of stream) if (piece instanceof Uint8Array) yield piece;
}

/** Streams an archive while it is being filled. */
export async function* tarOf(fill: (archive: Archive) => Promise<void>): AsyncIterable<Uint8Array> {
  const packing = pack();
  const filling = fill(archiveInto(packing)).then(
    () => packing.finalize(),
    (error: unknown) => void packing.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  yield* bytesOf(packing);
  await filling;
}

/** A file in an archive. */
export interface Packed {
  readonly name: string;
  readonly folder: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The files of an archive in order; each is read to its end before the next one. */
export async function* filesOf(source: AsyncIterable<Uint8Array>): AsyncIterable<Packed> {
  const unpacking = extract();
  const feeding = pipeline(Readable.from(source, { objectMode: false }), unpacking);
  feeding.catch((error: Error) => unpacking.destroy(error));
  for await (const entry of unpacking) {
    const { name, type } = entry.header;
    // Links are left out: nothing of ours is one.
    if (type === "directory" || type === "file") {
      yield { name, folder: type === "directory", content: bytesOf(entry) };
    }
    entry.resume();
  }
  await feeding;
}

/**
 * Writes a packed file below a folder, for its owner only.
 * @param flushed whether to flush it to disk, so that it survives a crash of the machine
 * @throws if its name leads out of the folder
 */
export async function unpackInto(
  folder: string,
  { name, folder: isFolder, content }: Packed,
  flushed: boolean,
): Promise<void> {
  const target = path.resolve(folder, name);
  if (!target.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`${name} leads out of the backup`);
  if (isFolder) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    return;
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const handle = await open(target, "w", 0o600);
  try {
    for await (const chunk of content) await handle.write(chunk);
    if (flushed) await handle.sync();
  } finally {
    await handle.close();
  }
}
