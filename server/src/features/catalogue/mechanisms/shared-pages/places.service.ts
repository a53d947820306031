import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { From } from "#data/paging.ts";
import type { NextRelease } from "#data/releases.ts";
import { horizonAt, type Sight } from "#domain/library/visibility.ts";
import { bookmarkEvery, bookmarks, type PageBookmark } from "#features/catalogue/videos/listing.repository.ts";
import type { VideoFilter } from "#features/catalogue/videos/videos.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly nextRelease: NextRelease;
}

/** Approximate size of a place in bytes. */
const placeBytes = 150;

/**
 * Caches where deep pages begin, so that a request for a page number need not skip all rows before it. The bookmarks of a
 * list are found in one pass and cached until the list changes.
 */
export function createPlaces({ db, cache, nextRelease }: Dependencies) {
  const lists = cache.namespace<readonly PageBookmark[]>("bookmarks", ({ length }) => placeBytes * length);

  /** @returns an equivalent start that skips fewer rows, if one is cached */
  return async (from: From, filter: VideoFilter, sight: Sight, now: Date): Promise<From> => {
    const { ordering, category, search, length } = filter;
    if ("key" in from || from.offset < bookmarkEvery || search !== undefined || !cache.isEnabled()) return from;
    const list = await lists.get(JSON.stringify([sight, ordering, category, length]), now, async () => {
      await nextRelease(sight, now);
      recordDependency([
        "video",
        ...(category === undefined ? [] : ["category"]),
        ...(ordering === "popular" ? ["like"] : []),
      ]);
      return bookmarks(db, horizonAt(sight, now), filter);
    });
    const place = list[Math.min(Math.floor(from.offset / bookmarkEvery), list.length) - 1];
    return place === undefined ? from : { key: place.key, id: place.id, offset: from.offset - place.before };
  };
}
