/** A file that the service worker caches. One whose name contains a hash has no revision. */
export interface KeptFile {
  readonly url: string;
  readonly revision?: string;
}

const nameOfCache = "files";

/** The cache of a release's files. */
export function cacheOf(files: readonly KeptFile[]) {
  const keys = new Map(
    files.map(({ url, revision }) => {
      const { href } = new URL(url, location.href);
      const key = new URL(href);
      if (revision !== undefined) key.searchParams.set("revision", revision);
      return [href, key.href];
    }),
  );
  const match = async (url: string) => (await caches.open(nameOfCache)).match(keys.get(url) ?? url);

  return {
    has: (url: string) => keys.has(url),
    match,
    /** A file that the browser has removed from the cache is loaded again. */
    respond: async (request: Request) => (await match(request.url)) ?? fetch(request),

    /** Loads the files that the releases before did not have, one after another, so that pages are not slowed down. */
    async fill(): Promise<void> {
      const cache = await caches.open(nameOfCache);
      for (const [url, key] of keys) {
        if ((await cache.match(key)) !== undefined) continue;
        const response = await fetch(url, { cache: url === key ? "default" : "reload" });
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        await cache.put(key, response);
      }
    },

    /** Removes the files of earlier releases. */
    async tidy(): Promise<void> {
      const cache = await caches.open(nameOfCache);
      const current = new Set(keys.values());
      for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
    },
  };
}
