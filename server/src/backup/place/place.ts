import { Readable } from "node:stream";
import { json } from "node:stream/consumers";

export type Bytes = AsyncIterable<Uint8Array>;

/** Where backups are: files by their path, whose parts are separated by `/`. */
export interface Place {
  /** The paths of all files below a folder, drafts that were never ended among them; none if there is no such folder. */
  readonly list: (folder: string) => Promise<string[]>;
  /** @returns null if there is no such file */
  readonly open: (path: string) => Promise<Bytes | null>;
  /** Writes a file. It is there once it is complete, and then survives a crash. */
  readonly write: (path: string, content: Bytes) => Promise<void>;
  /** Removes files; those that are not there do not matter. */
  readonly remove: (paths: readonly string[]) => Promise<void>;
  /** Removes a folder with all that is in it. */
  readonly removeFolder: (folder: string) => Promise<void>;
}

const draftSuffix = ".draft";
export const draftOf = (path: string): string => `${path}${draftSuffix}`;
export const isDraft = (path: string): boolean => path.endsWith(draftSuffix);

/** The content of a file. @throws Error if it is not there */
export async function contentOf(place: Place, path: string): Promise<Bytes> {
  const content = await place.open(path);
  if (content === null) throw new Error(`${path} is not in the backups.`);
  return content;
}

export async function readJson<Content>(place: Place, path: string): Promise<Content | undefined> {
  const content = await place.open(path);
  // The cast is safe: only `writeJson` writes these, and they are there once they are complete.
  return content === null ? undefined : ((await json(Readable.from(content))) as Content);
}

export const writeJson = (place: Place, path: string, content: object): Promise<void> =>
  place.write(path, Readable.from([Buffer.from(`${JSON.stringify(content, null, 1)}\n`)]));
