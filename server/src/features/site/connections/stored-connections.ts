import { Bucket } from "@mindreel/contract/site/storage-connection";
import { type Static, Type } from "typebox";
import type { Config } from "#config/config.ts";
import type { S3Settings } from "#config/storage-settings.ts";

/** What the row of a Stripe account says openly. */
export const StoredParts = Type.Object({ endpointId: Type.String(), portalId: Type.String() });
export type StoredParts = Static<typeof StoredParts>;

/** What it has encrypted, as JSON. */
export const StoredSecrets = Type.Object({ secretKey: Type.String(), webhookSecret: Type.String() });
export type StoredSecrets = Static<typeof StoredSecrets>;

/** What the row of a bucket says openly; the secret of its key is encrypted. */
export const StoredBucket = Type.Object({ ...Bucket.properties, inUse: Type.Boolean() });
export type StoredBucket = Static<typeof StoredBucket>;

export const s3Of = (bucket: Bucket, secretAccessKey: string): S3Settings => ({
  endpoint: bucket.endpoint ?? undefined,
  region: bucket.region,
  bucket: bucket.bucket,
  accessKeyId: bucket.access_key_id,
  secretAccessKey,
});

/** Where pictures are, as the environment says it. */
export type StorageSettings = Pick<Config, "storage" | "s3">;

/** The variable that decides where pictures are. */
export const storageLock = ({ decided }: Pick<Config, "decided">) =>
  (["STORAGE", "S3_BUCKET"] as const).find((name) => decided.includes(name)) ?? null;
