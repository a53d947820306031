import type { S3Settings } from "#config/storage-settings.ts";
import { folderStorage } from "./folder.ts";
import type { BackupStorage } from "./storage.ts";

/** The configured place of backups. */
export interface BackupStorageSettings {
  /** A folder, or `s3://bucket/path`. */
  readonly dir: string;
  /** How to reach the bucket, if it is one. */
  readonly s3?: S3Settings | undefined;
}

/** The path after the bucket's name in `s3://bucket/path`. */
const prefixOf = (dir: string): string => new URL(dir).pathname.replace(/^\/+|\/+$/g, "");

/** Opened buckets, cached since each keeps its connections. */
const buckets = new WeakMap<S3Settings, BackupStorage>();

/** Opens the storage. The code for object stores is loaded only if one is used. */
export async function storageOf({ dir, s3 }: BackupStorageSettings): Promise<BackupStorage> {
  if (s3 === undefined) return folderStorage(dir);
  const opened = buckets.get(s3);
  if (opened !== undefined) return opened;
  const { bucketStorage } = await import("./bucket.ts");
  const storage = bucketStorage(s3, prefixOf(dir));
  buckets.set(s3, storage);
  return storage;
}
