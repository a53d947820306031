import { createCache } from "#data/cache/cache.ts";
import type { Changes } from "#data/cache/changes.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { sizeOf, Written } from "#http/responses/written.ts";
import { type CachedPage, cachedPage, type MakePage, makeTracked } from "./cached-page.ts";

interface Dependencies {
  readonly changes: Changes;
  readonly clock: () => Date;
}

/** The size of their own cache, in bytes: a crawler that reads every page must not displace what members need. */
const most = 8 * 1024 * 1024;
/** An address that says nothing but what is shown, its page and its language: what else is added would be kept as well. */
const plain = /^[^?]*(\?(lang|page)=[\w-]{1,8})?$/;

/** Keeps visitors' pages of videos and categories until their content changes. */
export function createVisitorsPages({ changes, clock }: Dependencies) {
  const cache = createCache(changes, most);
  const pages = cache.namespace<CachedPage>("page for visitors", ({ html }) => sizeOf(html));
  return {
    isKept: (url: string): boolean => cache.isEnabled() && plain.test(url),
    /** @param key what the page depends on, other than its data: the site's version, the language, the address */
    get: (key: string, make: MakePage): Awaitable<CachedPage> =>
      pages.get(key, clock(), async () => cachedPage(new Written(await makeTracked(make)))),
  };
}

export type VisitorsPages = ReturnType<typeof createVisitorsPages>;
