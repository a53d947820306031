import type { Storage } from "./storage.port.ts";

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
