import { type Static, Type } from "typebox";
import { TestResult } from "../admin/first-run.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

/** A bucket, without the secret of its key. */
export const Bucket = Type.Object({
  endpoint: Nullable(
    Type.String({
      ...{ maxLength: 300, pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" },
      description: "Null: Amazon's own",
    }),
  ),
  region: Type.String({ maxLength: 100, pattern: "^[\\w-]+$" }),
  bucket: Type.String({ pattern: "^[\\w.-]{1,255}$" }),
  access_key_id: Type.String({ maxLength: 300, pattern: "^[\\x21-\\x7e]+$" }),
});
export type Bucket = Static<typeof Bucket>;

const BucketBody = Type.Object({
  ...Bucket.properties,
  secret_access_key: Type.Optional(
    Type.String({
      ...{ maxLength: 1000, pattern: "^[\\x21-\\x7e]+$" },
      description: "Absent: the saved one, if address and key stay",
    }),
  ),
});
export type BucketBody = Static<typeof BucketBody>;

export const StorageConnection = Type.Object({
  locked: Nullable(Type.String({ description: "The variable of the environment that decides it" })),
  /** Null: pictures are on the server's disk. */
  bucket: Nullable(Bucket),
  in_use: Type.Boolean({
    description: "False, with a bucket: new pictures go to the disk, and the bucket is only read",
  }),
  set_at: Nullable(Timestamp),
  unreadable: Type.Boolean({ description: "What was saved can't be decrypted with this server's key" }),
  to_move: Type.Boolean({ description: "Whether there are pictures where new ones no longer go" }),
});
export type StorageConnection = Static<typeof StorageConnection>;

export const storageConnectionWire = wire({
  "GET /api/site/v1/connections/storage/": {
    access: "superuser",
    summary: "The bucket that this site uses for pictures, without its secret, and whether the environment decides it.",
    response: { status: 200, body: StorageConnection },
  },
  "PUT /api/site/v1/connections/storage/": {
    access: "superuser",
    summary: "Write, read and remove a small file in a bucket, and keep new pictures there if that works.",
    body: BucketBody,
    audit: "connections.storage",
    response: { status: 200, body: Type.Object({ result: TestResult, connection: StorageConnection }) },
    errors: ["connection_locked", "rate_limited"],
  },
  "DELETE /api/site/v1/connections/storage/": {
    access: "superuser",
    summary: "Keep new pictures on the disk. The bucket is forgotten once no picture is in it, and is read until then.",
    audit: "connections.forget_storage",
    response: { status: 200, body: StorageConnection },
    errors: ["connection_locked", "rate_limited"],
  },
});
