import type { Readable } from "node:stream";

/** The files that the app keeps, as `folder/name`: written once, never changed. */
export interface Storage {
  /** Writes all files of a folder. Once it returns they survive a crash. */
  readonly put: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** @returns null if there is no such file */
  readonly read: (folder: string, name: string) => Promise<{ size: number; stream: Readable } | null>;
  /** Removes a folder with its files. Does nothing if there is no such folder. */
  readonly remove: (folder: string) => Promise<void>;
  /** The folders whose files are all there. */
  readonly folders: () => AsyncIterable<string>;
  /** The names of a folder's files; none if the folder is missing or incomplete. */
  readonly files: (folder: string) => Promise<string[]>;
  /** @throws if the store does not answer at the moment, or files cannot be written */
  readonly check: () => Promise<void>;
}

/** The store is unavailable at the moment, or refuses a request. The cause says why. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The object store did not do what it was asked: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = "StorageUnavailable";
  }
}
