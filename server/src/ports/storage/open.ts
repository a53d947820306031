import path from "node:path";
import type { Config } from "#config/config.ts";
import { diskStorage } from "./disk.ts";
import type { OpenBucket, Storage } from "./storage.port.ts";
import { twoStores } from "./two-stores.ts";

export const mediaOf = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "media");

export interface Stores {
  /** The storage that the server uses. */
  readonly storage: Storage;
  readonly disk: Storage;
  /** Absent if not configured. */
  readonly s3: Storage | undefined;
}

/** The code for object stores is loaded only if one is used. */
export const openBucket: OpenBucket = async (settings, disk, inUse) => {
  const { s3Storage } = await import("./s3.ts");
  const bucket = s3Storage(settings);
  return { bucket, storage: inUse ? twoStores(bucket, disk) : twoStores(disk, bucket) };
};

/** Opens the configured stores. */
export async function openStores(config: Pick<Config, "dataDir" | "storage" | "s3">): Promise<Stores> {
  const disk = diskStorage(mediaOf(config));
  if (config.s3 === undefined) return { storage: disk, disk, s3: undefined };
  const { storage, bucket: s3 } = await openBucket(config.s3, disk, config.storage === "s3");
  return { storage, disk, s3 };
}
