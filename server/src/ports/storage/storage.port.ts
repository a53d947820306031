import type { Readable } from "node:stream";

/** The files that the app keeps, as `folder/name`: written once, never changed. */
export interface Storage {
  /** Writes all files of a folder. Once it returns they survive a crash. */
  readonly put: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** @returns null if there is no such file */
  readonly read: (folder: string, name: string) => Promise<{ size: number; stream: Readable } | null>;
  /** Removes a folder with its files. Does nothing if there is no such folder. */
  readonly remove: (folder: string) => Promise<void>;
  /** @throws if files cannot be written at the moment */
  readonly check: () => Promise<void>;
}
