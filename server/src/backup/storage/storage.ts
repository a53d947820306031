import { Readable } from "node:stream";
import { json } from "node:stream/consumers";

export type Bytes = AsyncIterable<Uint8Array>;

/** A storage of backups: files by path, separated by `/`. */
export interface BackupStorage {
  /** The paths of all files below a folder, including unfinished drafts; none if there is no such folder. */
  readonly list: (folder: string) => Promise<string[]>;
  /** @returns null if there is no such file */
  readonly open: (path: string) => Promise<Bytes | null>;
  /** Writes a file. It exists only once it is complete, and then survives a crash. */
  readonly write: (path: string, content: Bytes) => Promise<void>;
  /** Removes files; missing ones are ignored. */
  readonly remove: (paths: readonly string[]) => Promise<void>;
  /** Removes a folder with its contents. */
  readonly removeFolder: (folder: string) => Promise<void>;
}

const draftSuffix = ".draft";
export const draftOf = (path: string): string => `${path}${draftSuffix}`;
export const isDraft = (path: string): boolean => path.endsWith(draftSuffix);

/** The content of a file. @throws Error if it does not exist */
export async function contentOf(storage: BackupStorage, path: string): Promise<Bytes> {
  const content = await storage.open(path);
  if (content === null) throw new Error(`${path} is not in the backups.`);
  return content;
}

export async function readJson<Content>(storage: BackupStorage, path: string): Promise<Content | undefined> {
  const content = await storage.open(path);
  // The cast is safe: only `writeJson` writes these files, and they exist only once they are complete.
  return content === null ? undefined : ((await json(Readable.from(content))) as Content);
}

export const writeJson = (storage: BackupStorage, path: string, content: object): Promise<void> =>
  storage.write(path, Readable.from([Buffer.from(`${JSON.stringify(content, null, 1)}\n`)]));
