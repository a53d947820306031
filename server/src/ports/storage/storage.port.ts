import type { Readable } from "node:stream";
import type { S3Settings } from "#config/storage-settings.ts";

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

/** S3's errors have a code as their name, and not all of them a message. */
function saidBy(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  if (/^(|\w*Error)$/.test(name)) return message;
  return message === "" || message === "UnknownError" ? name : `${name}: ${message}`;
}

/** The store is unavailable at the moment, or refuses a request. The cause says why. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The object store did not do what it was asked: ${saidBy(cause)}`, { cause });
    this.name = "StorageUnavailable";
  }
}

/** A bucket beside the disk. */
export interface Bucket {
  readonly bucket: Storage;
  /** New files go to the bucket, if it is in use, or to the disk; the others are read from the other place. */
  readonly storage: Storage;
}

export type OpenBucket = (settings: S3Settings, disk: Storage, inUse: boolean) => Promise<Bucket>;
