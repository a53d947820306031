import type { HomeBody } from "@mindreel/contract/catalogue/home";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals, rails as titles } from "@mindreel/messages/catalogue/home";
import type { Audit } from "#data/audit.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { horizonOf, nobody, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import { orderCategories } from "#features/catalogue/categories/categories.service.ts";
import type { Shown as Showcase } from "#features/catalogue/showcase/showcase.mapper.ts";
import type { Reader, VideoRow } from "#features/catalogue/videos/videos.repository.ts";
import { arrange, placedCategories, placedSeries, type RailPlan, shown } from "./home.policy.ts";
import * as home from "./home.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  /** What visitors see while they may see no teasers. */
  readonly showcase: (language: Viewer["language"]) => Showcase | Promise<Showcase>;
  /** Whether visitors may see teasers. */
  readonly isOpen: () => boolean;
  readonly clock: () => Date;
}

export interface ShownTile {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: string | null;
}

export interface ShownRail extends RailPlan {
  readonly videos: readonly VideoRow[];
  /** Absent: it has no tiles. */
  readonly tiles?: readonly ShownTile[];
}

export interface ShownHome {
  /** Null while there are no videos. */
  readonly featured: { readonly series: home.FeaturedSeries | null; readonly video: VideoRow } | null;
  readonly rails: readonly ShownRail[];
}

export interface ShownArrangement {
  readonly featured: (home.Choice & { readonly title: string }) | null;
  readonly rails: readonly RailPlan[];
}

/** The most categories to show as tiles. */
const mostTiles = 24;

export function createHomeService({ db, nextRelease, showcase, isOpen, clock }: Dependencies) {
  const titlesIn = (language: Viewer["language"]) => ({
    new: sentence(titles, "newest")(language ?? "en"),
    subjects: sentence(titles, "subjects")(language ?? "en"),
  });

  /**
   * Everything that a rail can be made of, in order.
   * @param newest how many series to offer that nobody placed
   * @param language of the titles that are ours
   */
  async function plans(
    tx: Db,
    { rails }: home.Arrangement,
    viewer: Viewer,
    newest: number,
    language = viewer.language,
  ) {
    const horizon = horizonOf(viewer, clock());
    const series = await home.series(tx, placedSeries(rails), newest, horizon, viewer.language);
    const categories = await home.categories(tx, horizon, viewer.language);
    return { categories, all: arrange(rails, titlesIn(language), series, categories) };
  }

  async function read(viewer: Viewer): Promise<ShownHome> {
    const now = clock();
    const reader: Reader = { memberId: viewer.id, horizon: horizonOf(viewer, now), language: viewer.language };
    await nextRelease(sightOf(viewer), now);
    const arrangement = await home.arrangement(db);
    const { featured: chosen } = arrangement;
    const { categories, all } = await plans(db, arrangement, viewer, limits.rails);
    const rails = shown(all, ({ kind }) => kind !== "subjects" || categories.length > 1);
    const shelves = (kind: RailPlan["kind"]) => rails.flatMap((rail) => (rail.kind === kind ? (rail.shelf ?? []) : []));
    const ids = await home.railIds(db, shelves("series"), shelves("category"), reader.horizon);
    const wanted =
      chosen?.kind === "series" ? await home.featuredSeries(db, chosen.id, reader.horizon, reader.language) : undefined;
    const single =
      chosen?.kind === "video" && (await home.videos(db, [chosen.id], reader)).has(chosen.id) ? chosen.id : undefined;
    const newest =
      wanted ??
      (single === undefined ? await home.featuredSeries(db, "newest", reader.horizon, reader.language) : undefined);
    const everyId = new Set([
      ...(single === undefined ? [] : [single]),
      ...(newest === undefined ? [] : [newest.videoId]),
      ...ids.newest,
      ...[...ids.series.values(), ...ids.categories.values()].flat(),
    ]);
    const videos = await home.videos(db, [...everyId], reader);
    recordDependency(["home", "video", "category", "series", ...[...videos.keys()].map((id) => `like ${id}`)]);
    const rowsOf = (some: readonly number[] = []) => some.flatMap((id) => videos.get(id) ?? []);
    const tiles = (): ShownTile[] => {
      const byId = new Map(categories.map((category) => [category.id, category]));
      const inOrder = all.flatMap(({ kind, shelf }) =>
        kind === "category" && shelf !== null ? (byId.get(shelf) ?? []) : [],
      );
      return inOrder.slice(0, mostTiles).map(({ id, title, thumbnail }) => ({ id, name: title, thumbnail }));
    };
    const withVideos = (rail: RailPlan): ShownRail => {
      if (rail.kind === "subjects") return { ...rail, videos: [], tiles: tiles() };
      if (rail.shelf === null) return { ...rail, videos: rowsOf(ids.newest) };
      return { ...rail, videos: rowsOf((rail.kind === "series" ? ids.series : ids.categories).get(rail.shelf)) };
    };
    const [first] = rowsOf(
      single === undefined ? [...(newest ? [newest.videoId] : []), ...ids.newest] : [single, ...ids.newest],
    );
    return {
      featured: first === undefined ? null : { series: newest?.videoId === first.id ? newest : null, video: first },
      rails: rails.map(withVideos).filter(({ videos, tiles }) => videos.length > 0 || tiles !== undefined),
    };
  }

  /**
   * @param viewer a superuser
   * @param language that they read
   */
  async function arrangementFor(tx: Db, viewer: Viewer, language: Viewer["language"]): Promise<ShownArrangement> {
    const { featured, rails } = await home.arrangement(tx);
    const title = featured && (await home.titleOf(tx, featured));
    const { all } = await plans(tx, { featured, rails }, viewer, limits.arrangedRails, language);
    return {
      featured: featured && title ? { ...featured, title } : null,
      rails: all.slice(0, limits.arrangedRails),
    };
  }

  return {
    /** Home as a member sees it, which may be cached. */
    show: read,

    /** What visitors see of it, which may be cached. */
    showVisitors: async (language: Viewer["language"]): Promise<{ home: ShownHome } | { showcase: Showcase }> => {
      recordDependency(["site"]);
      return isOpen() ? { home: await read({ ...nobody, language }) } : { showcase: await showcase(language) };
    },

    /** Visitors with the same key see the same: it changes with the setting at once, unlike what is cached. */
    visitorsKey: (language: Viewer["language"]): string => `${isOpen()} ${language ?? ""}`,

    arrangement: (viewer: Viewer, language: Viewer["language"]) => arrangementFor(db, viewer, language),

    /** @throws AppError 400 */
    arrange: (
      { featured, rails }: HomeBody,
      viewer: Viewer,
      { language, audit }: { readonly language?: Viewer["language"]; readonly audit?: Audit | undefined } = {},
    ): Promise<ShownArrangement> =>
      inTransaction(db, async (tx) => {
        const before = await home.holdArrangement(tx);
        const placed = new Map(rails?.map(({ id, visible = true }) => [id, { id, visible }]));
        // Nobody was shown these, so nobody left them out.
        const unseen = async () => {
          const { all } = await plans(tx, before, viewer, limits.arrangedRails);
          const seen = new Set(all.map(({ id }) => id));
          return before.rails.filter(({ id }) => !seen.has(id) && !placed.has(id));
        };
        const after = {
          featured: featured === undefined ? before.featured : featured,
          rails:
            rails === undefined
              ? before.rails
              : [...placed.values(), ...(await unseen())].slice(0, limits.arrangedRails),
        };
        const title = after.featured && (await home.titleOf(tx, after.featured));
        if (featured && title === undefined) throw invalidInput({ featured: [sentence(refusals, "nothingFeatured")] });
        await home.arrange(tx, after);
        if (rails !== undefined) await orderCategories(tx, placedCategories(after.rails));
        await audit?.(tx, 1, {
          ...(featured !== undefined && { featured: title ?? "automatic" }),
          ...(rails !== undefined && {
            rails: placed.size,
            hidden: [...placed.values()].filter(({ visible }) => !visible).length,
          }),
        });
        return arrangementFor(tx, viewer, language);
      }),
  };
}

export type HomeService = ReturnType<typeof createHomeService>;
