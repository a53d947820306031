import path from "node:path";
import type { Config } from "#config/config.ts";
import { diskStorage } from "./disk.ts";
import type { OpenBucket, Storage } from "./storage.port.ts";

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

/**
 * A store and the former one, from which files are being moved: writes go to the current one, and files that are not
 * there yet are read from the former one.
 */
export function twoStores(current: Storage, former: Storage): Storage {
  return {
    put: current.put,
    read: async (folder, name) => (await current.read(folder, name)) ?? (await former.read(folder, name)),
    // In this order, so that a concurrent move of the folder either finds it gone or leaves it for the second removal.
    remove: async (folder) => {
      await former.remove(folder);
      await current.remove(folder);
    },
    folders: async function* () {
      const seen = new Set<string>();
      for (const store of [current, former]) {
        for await (const folder of store.folders()) {
          if (seen.has(folder)) continue;
          seen.add(folder);
          yield folder;
        }
      }
    },
    files: async (folder) => {
      const names = await current.files(folder);
      return names.length > 0 ? names : former.files(folder);
    },
    check: current.check,
  };
}
