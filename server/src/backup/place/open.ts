import type { S3Settings } from "#config/storage-settings.ts";
import { folderPlace } from "./folder.ts";
import type { BackupStore } from "./place.ts";

/** The configured place of backups. */
export interface PlaceSettings {
  /** A folder, or `s3://bucket/path`. */
  readonly dir: string;
  /** How to reach the bucket, if it is one. */
  readonly s3?: S3Settings | undefined;
}

/** The path after the bucket's name in `s3://bucket/path`. */
const prefixOf = (dir: string): string => new URL(dir).pathname.replace(/^\/+|\/+$/g, "");

/** Opened buckets, cached since each keeps its connections. */
const buckets = new WeakMap<S3Settings, BackupStore>();

/** Opens the place. The code for object stores is loaded only if one is used. */
export async function placeOf({ dir, s3 }: PlaceSettings): Promise<BackupStore> {
  if (s3 === undefined) return folderPlace(dir);
  const opened = buckets.get(s3);
  if (opened !== undefined) return opened;
  const { bucketPlace } = await import("./bucket.ts");
  const place = bucketPlace(s3, prefixOf(dir));
  buckets.set(s3, place);
  return place;
}
