import type { Bucket, StorageConnection } from "@mindreel/contract/site/storage-connection";
import type { Connected } from "#features/site/connections/current-connections.service.ts";
import type { StoredBucket } from "#features/site/connections/stored-connections.ts";

export function toStorage(
  { storage }: Connected,
  locked: StorageConnection["locked"],
  toMove: boolean,
): StorageConnection {
  const saved = typeof storage === "object" ? storage : undefined;
  return {
    locked,
    bucket: saved === undefined ? null : withoutUse(saved.stored),
    in_use: saved?.stored.inUse ?? false,
    set_at: saved?.at.toISOString() ?? null,
    unreadable: storage === "unreadable",
    to_move: toMove,
  };
}

const withoutUse = ({ inUse: _, ...bucket }: StoredBucket): Bucket => bucket;
