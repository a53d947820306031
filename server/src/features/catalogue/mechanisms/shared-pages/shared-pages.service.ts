import type { VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { Awaitable, Memory } from "#data/changes/memory.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { nobody, type Sight, sightOf, type Viewer } from "#domain/library/visibility.ts";
import type { VideosService } from "#features/catalogue/videos/videos.service.ts";
import { sizeOf, type Write, Written } from "#http/responses/written.ts";
import { createPlaces } from "./places.service.ts";
import {
  asSeenBy,
  needsOwnLikes,
  type OwnProgress,
  type SharedPage,
  sharedPage,
  unknownOf,
  videosOn,
} from "./shared-pages.policy.ts";
import * as own from "./shared-pages.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly memory: Memory;
  readonly nextRelease: NextRelease;
  readonly videos: Pick<VideosService, "read" | "filterOf" | "noteEmptySearch">;
  /** Whether anything in the library has ever been translated. */
  readonly isTranslated: (db: Db) => Promise<boolean>;
  readonly clock: () => Date;
}

/** Maximum likes to cache per member; those of members with more are read for each page. */
const mostLikes = 5_000;
/** Maximum videos per member for which to cache progress. */
const mostBegun = 5_000;

/**
 * Cached pages of the catalogue: written once for everyone who sees the same library, then filled with each member's
 * own likes and progress. Saved and recently watched videos are cached per member. While nothing can be cached, pages
 * are read for each call.
 */
export function createSharedPagesService({ db, memory, nextRelease, videos, isTranslated, clock }: Dependencies) {
  const pages = memory.shelf<SharedPage>("page of videos");
  const translatedness = memory.shelf<boolean>("whether anything is translated");
  const ownLists = memory.shelf<Written>("list of videos");
  const ownLikes = memory.shelf<ReadonlySet<number> | null>("likes");
  const ownProgress = memory.shelf<ReadonlyMap<number, OwnProgress> | null>("progress");

  const shorten = createPlaces({ db, memory, nextRelease });

  /** The language of a page, if it makes a difference. */
  async function languageOf({ reads }: Viewer, now: Date): Promise<Viewer["reads"]> {
    if (reads === undefined) return undefined;
    const isAny = await translatedness("", now, async () => ({
      value: await isTranslated(db),
      bytes: 0,
      topics: ["video", "category", "series"],
    }));
    return isAny ? reads : undefined;
  }

  /** `isAnyToCome` is certain only while reads are cached. */
  async function releases(sight: Sight, now: Date): Promise<{ until: Date | null; isAnyToCome: boolean }> {
    const isCertain = memory.keeps();
    const until = await nextRelease(sight, now);
    return { until, isAnyToCome: !isCertain || until !== null };
  }

  async function shared(query: VideoQuery, viewer: Viewer, now: Date, write: Write<VideoPage>): Promise<SharedPage> {
    const filter = videos.filterOf(query);
    const sight = sightOf(viewer);
    const reads = await languageOf(viewer, now);
    return pages(`${sight} ${reads ?? ""} ${JSON.stringify(query)}`, now, async () => {
      const everybody = { ...viewer, id: nobody.id, reads };
      const { until, isAnyToCome } = await releases(sight, now);
      const { page, rows } = await videos.read(query, everybody, now, {
        isAnyToCome,
        shorten: (from) => shorten(from, filter, sight, now),
      });
      const value = sharedPage(write(page).bytes, page.count, rows);
      const likers = rows.reduce((sum, row) => sum + row.likers.length, 0);
      const liked = query.ordering === "popular" ? ["like"] : rows.map(({ id }) => `like ${id}`);
      return {
        value,
        bytes: sizeOf(value.bytes) + 4 * likers + 2_000,
        topics: ["video", "category", "series", ...liked],
        until,
      };
    });
  }

  /** A page of a member's saved or watched videos, cached for that member only. */
  function listed(query: VideoQuery, viewer: Viewer, now: Date, write: Write<VideoPage>): Awaitable<Written> {
    const { id, reads } = viewer;
    const sight = sightOf(viewer);
    return ownLists(`${id} ${sight} ${reads ?? ""} ${JSON.stringify(query)}`, now, async () => {
      const { until, isAnyToCome } = await releases(sight, now);
      const { page, rows } = await videos.read(query, viewer, now, { isAnyToCome });
      const value = write(page);
      const own = [`list ${id}`, `liker ${id}`, `progress ${id}`, ...rows.map((row) => `like ${row.id}`)];
      return { value, bytes: sizeOf(value.bytes), topics: ["video", "category", "series", ...own], until };
    });
  }

  /** @returns null if there are too many to cache */
  const likesOf = (memberId: number, now: Date) =>
    ownLikes(String(memberId), now, async () => {
      const ids = await own.likedBy(db, memberId, mostLikes + 1);
      const value = ids.length > mostLikes ? null : new Set(ids);
      return { value, bytes: 40 * (value?.size ?? 0), topics: [`liker ${memberId}`] };
    });

  /** @returns null if there is too much to cache */
  const progressOf = (memberId: number, now: Date) =>
    ownProgress(String(memberId), now, async () => {
      const begun = await own.progressOf(db, memberId, mostBegun + 1);
      const value = begun.size > mostBegun ? null : begun;
      return { value, bytes: 80 * (value?.size ?? 0), topics: [`progress ${memberId}`] };
    });

  async function seenBy(page: SharedPage, memberId: number, now: Date): Promise<Buffer> {
    const [allLikes, begun] = [await likesOf(memberId, now), await progressOf(memberId, now)];
    if (allLikes?.size === 0 && begun?.size === 0) return page.bytes;
    const likes =
      allLikes ?? new Set(needsOwnLikes(page, memberId) ? await own.likedAmong(db, memberId, unknownOf(page)) : []);
    const progress = begun ?? (await own.progressIn(db, memberId, videosOn(page)));
    return asSeenBy(page, memberId, { likes: (id) => likes.has(id), progress: (id) => progress.get(id) });
  }

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async (query: VideoQuery, viewer: Viewer, write: Write<VideoPage>): Promise<VideoPage | Written> => {
      const filter = videos.filterOf(query);
      const now = clock();
      if (filter.list !== undefined) return listed(query, viewer, now, write);
      if (!memory.keeps()) {
        const { page } = await videos.read(query, viewer, now);
        await videos.noteEmptySearch(filter, page.count);
        return page;
      }
      const page = await shared(query, viewer, now, write);
      await videos.noteEmptySearch(filter, page.count);
      return new Written(await seenBy(page, viewer.id, now));
    },
  };
}

export type SharedPagesService = ReturnType<typeof createSharedPagesService>;
