import type { S3Settings } from "#config/storage-settings.ts";
import { folderPlace } from "./folder.ts";
import type { Place } from "./place.ts";

/** Where backups are, as the settings say it. */
export interface PlaceSettings {
  /** A folder, or `s3://bucket/path`. */
  readonly dir: string;
  /** Of a bucket: how it is reached. */
  readonly s3?: S3Settings | undefined;
}

/** What comes after the bucket's name in `s3://bucket/path`. */
const prefixOf = (dir: string): string => new URL(dir).pathname.replace(/^\/+|\/+$/g, "");

/** Buckets that were opened, since each keeps its connections. */
const buckets = new WeakMap<S3Settings, Place>();

/** Opens the place. Nothing of an object store is loaded where there is none. */
export async function placeOf({ dir, s3 }: PlaceSettings): Promise<Place> {
  if (s3 === undefined) return folderPlace(dir);
  const opened = buckets.get(s3);
  if (opened !== undefined) return opened;
  const { bucketPlace } = await import("./bucket.ts");
  const place = bucketPlace(s3, prefixOf(dir));
  buckets.set(s3, place);
  return place;
}
