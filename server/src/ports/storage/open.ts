import path from "node:path";
import type { Config } from "#config/config.ts";
import { diskStorage } from "./disk.ts";
import type { Storage } from "./storage.port.ts";
import { twoStores } from "./two-stores.ts";

export const mediaOf = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "media");

export interface Stores {
  /** The storage that the server uses. */
  readonly storage: Storage;
  readonly disk: Storage;
  /** Absent if not configured. */
  readonly s3: Storage | undefined;
}

/** Opens the configured stores. The code for object stores is loaded only if one is used. */
export async function openStores(config: Pick<Config, "dataDir" | "storage" | "s3">): Promise<Stores> {
  const disk = diskStorage(mediaOf(config));
  if (config.s3 === undefined) return { storage: disk, disk, s3: undefined };
  const { s3Storage } = await import("./s3.ts");
  const s3 = s3Storage(config.s3);
  return { storage: config.storage === "s3" ? twoStores(s3, disk) : twoStores(disk, s3), disk, s3 };
}
