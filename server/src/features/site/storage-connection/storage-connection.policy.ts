import type { Bucket } from "@mindreel/contract/site/storage-connection";

/** Whether a saved secret may be used for this bucket: its key is the same, at the same store. */
export const mayReuse = (saved: Bucket, now: Bucket): boolean =>
  saved.endpoint === now.endpoint && saved.access_key_id === now.access_key_id;

/** Whether what is in the one is in the other. */
export const isSameBucket = (one: Bucket, other: Bucket): boolean =>
  one.endpoint === other.endpoint && one.bucket === other.bucket;
