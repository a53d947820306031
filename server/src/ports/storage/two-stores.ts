import type { Storage } from "./storage.port.ts";

/**
 * A store and the one that was used before it, out of which files are being moved: what is written goes to the new one,
 * and what is not there yet is read from the old one.
 */
export function twoStores(current: Storage, former: Storage): Storage {
  return {
    put: current.put,
    read: async (folder, name) => (await current.read(folder, name)) ?? (await former.read(folder, name)),
    // In this order, so that whoever moves the folder meanwhile either finds it gone or leaves it for the second removal.
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
