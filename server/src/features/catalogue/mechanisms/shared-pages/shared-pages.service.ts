import type { Home } from "@mindreel/contract/catalogue/home";
import type { Video, VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import { fill } from "#data/cache/slots.ts";
import type { Db } from "#data/database.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { sightOf, type Viewer } from "#domain/library/visibility.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { isOwnList } from "#features/catalogue/videos/videos.policy.ts";
import { type CacheRule, ownResponse } from "#http/cached-calls.ts";
import { Written } from "#http/responses/written.ts";
import type { Openings } from "#library/open-to.service.ts";
import { type OwnProgress, ownText, type PageSlot, slotsOf, unknownLikes, videosOn } from "./shared-pages.policy.ts";
import * as own from "./shared-pages.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  /** Whether anything in the library has ever been translated. */
  readonly isTranslated: (db: Db) => Promise<boolean>;
  /** Members of the same key find the same videos locked. */
  readonly lockKeyOf: Openings["keyOf"];
  readonly clock: () => Date;
}

interface Asked {
  readonly query: VideoQuery;
  readonly member: Watcher;
}

/** Maximum likes to cache per member; those of members with more are read for each page. */
const mostLikes = 5_000;
/** Maximum videos per member for which to cache progress. */
const mostBegun = 5_000;

/**
 * How pages of the catalogue, and Home, are cached: written once for everyone who sees the same library, then filled with
 * each member's own likes and progress. Saved and recently watched videos are cached per member.
 */
export function createSharedPages({ db, cache, isTranslated, lockKeyOf, clock }: Dependencies): {
  readonly pages: CacheRule<VideoPage, Asked>;
  readonly home: CacheRule<Home, Pick<Asked, "member">>;
} {
  const translatedness = cache.namespace<boolean>("whether anything is translated", () => 0);
  const ownLikes = cache.namespace<ReadonlySet<number> | null>("likes", (likes) => 40 * (likes?.size ?? 0));
  const ownProgress = cache.namespace<ReadonlyMap<number, OwnProgress> | null>(
    "progress",
    (progress) => 80 * (progress?.size ?? 0),
  );

  const isAnyTranslated = () =>
    translatedness.get("", clock(), () => {
      recordDependency(["video", "category", "series"]);
      return isTranslated(db);
    });

  /** The language of a page, if it makes a difference. */
  const languageOf = ({ language }: Viewer): Awaitable<string> =>
    language === undefined ? "" : whenThere(isAnyTranslated(), (isAny) => (isAny ? language : ""));

  /** @returns null if there are too many to cache */
  const likesOf = (memberId: number) =>
    ownLikes.get(String(memberId), clock(), async () => {
      recordDependency([`liker ${memberId}`]);
      const ids = await own.likedBy(db, memberId, mostLikes + 1);
      return ids.length > mostLikes ? null : new Set(ids);
    });

  /** @returns null if there is too much to cache */
  const progressOf = (memberId: number) =>
    ownProgress.get(String(memberId), clock(), async () => {
      recordDependency([`progress ${memberId}`]);
      const begun = await own.progressOf(db, memberId, mostBegun + 1);
      return begun.size > mostBegun ? null : begun;
    });

  async function seenBy(
    memberId: number,
    { bytes }: Written,
    slots: readonly PageSlot[],
    kept: { likes: ReadonlySet<number> | null; progress: ReadonlyMap<number, OwnProgress> | null },
  ): Promise<Written> {
    const unknown = kept.likes === null ? unknownLikes(slots, memberId) : [];
    const likes = kept.likes ?? new Set(unknown.length > 0 ? await own.likedAmong(db, memberId, unknown) : []);
    const progress = kept.progress ?? (await own.progressIn(db, memberId, videosOn(slots)));
    const parts = { likes: (id: number) => likes.has(id), progress: (id: number) => progress.get(id) };
    return new Written(fill(bytes, slots, (slot) => ownText(slot, memberId, parts)));
  }

  /** @param videos on a page, in the order in which it is written */
  function fillerFor(videos: readonly Video[], written: Written) {
    const slots = slotsOf(written.bytes, videos);
    return {
      size: 2_000 + 4 * slots.reduce((sum, slot) => sum + (slot.kind === "likes" ? slot.likers.length : 0), 0),
      fill: ({ member: { id } }: Pick<Asked, "member">) =>
        whenThere(likesOf(id), (likes) =>
          whenThere(progressOf(id), (progress) =>
            likes?.size === 0 && progress?.size === 0 ? written : seenBy(id, written, slots, { likes, progress }),
          ),
        ),
    };
  }

  return {
    pages: {
      key: ({ query, member }) =>
        isOwnList(query)
          ? ownResponse.key({ member })
          : whenThere(languageOf(member), (language) =>
              whenThere(lockKeyOf(member), (locks) => `${sightOf(member)} ${language} ${locks}`),
            ),
      shared: {
        isShared: ({ query }) => !isOwnList(query),
        filler: ({ results }, written) => fillerFor(results, written),
      },
    },
    home: {
      // The rails' names are translated even if no video is.
      key: ({ member }) =>
        whenThere(lockKeyOf(member), (locks) => `${sightOf(member)} ${member.language ?? ""} ${locks}`),
      shared: {
        isShared: () => true,
        filler: ({ featured, rails }, written) =>
          fillerFor(
            [...(featured === null ? [] : [featured.video]), ...rails.flatMap(({ videos }) => videos)],
            written,
          ),
      },
    },
  };
}
