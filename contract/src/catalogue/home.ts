import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable } from "../wire/primitives.ts";
import { Category } from "./categories.ts";
import { Video } from "./videos.ts";

/**
 * - `new`: the latest videos
 * - `subjects`: no videos, but categories as tiles
 * - `series`, `category`: the first videos of one
 * - `showcase`: what visitors see while they may not see teasers
 */
export const RailKind = Type.Union([
  Type.Literal("new"),
  Type.Literal("subjects"),
  Type.Literal("series"),
  Type.Literal("category"),
  Type.Literal("showcase"),
]);
export type RailKind = Static<typeof RailKind>;

/** Stays the same as long as the rail exists: `new`, `subjects`, `series:7`, `category:7`. */
export const RailId = Type.String({ pattern: "^(new|subjects|(series|category):[1-9][0-9]{0,9})$", maxLength: 20 });

/** A link to the page with everything of which a rail shows a part, as a path. */
const More = Nullable(Type.String({ description: "The path of the page with all of it; null if there is none" }));

const HomeCategory = Type.Omit(Category, ["description"]);
export type HomeCategory = Static<typeof HomeCategory>;

const Tile = Type.Omit(HomeCategory, ["id"]);

/**
 * Home holds many videos, so each is without its `description` and `thumbnail_blur`, and its `likeusers` are at most the
 * caller.
 */
export const HomeRail = Type.Object({
  id: Type.String(),
  kind: RailKind,
  title: Type.String({ description: "The name of the series or category, else what is on it" }),
  videos: Type.Array(Video, { maxItems: limits.railVideos }),
  categories: Type.Optional(Type.Array(HomeCategory, { description: "Only of `subjects`" })),
  more: More,
});
export type HomeRail = Static<typeof HomeRail>;

const Picture = Type.Pick(Video, ["videos_thumbnail", "thumbnail_srcset", "thumbnail_avif", "thumbnail_blur"]);

const featured = {
  kind: Type.Union([Type.Literal("video"), Type.Literal("series")]),
  title: Type.String(),
  description: Type.String({ description: "Its beginning" }),
  ...Picture.properties,
  count: Nullable(Type.Integer({ minimum: 1, description: "The number of the series' videos" })),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null while unknown" })),
};

export const Featured = Type.Object({
  ...featured,
  id: Id,
  video: Video,
  more: More,
});
export type Featured = Static<typeof Featured>;

export const Home = Type.Object({
  featured: Nullable(Featured),
  rails: Type.Array(HomeRail, { maxItems: limits.rails }),
});
export type Home = Static<typeof Home>;

/** What everybody may see of a video on Home. While visitors see no teasers, without its id, length and description. */
export const PublicHomeVideo = Type.Object({
  id: Nullable(Id),
  title: Type.String(),
  description: Type.String({ description: "Its beginning" }),
  category: Nullable(Type.String()),
  ...Picture.properties,
  duration: Nullable(Type.Integer({ minimum: 1 })),
});
export type PublicHomeVideo = Static<typeof PublicHomeVideo>;

export const PublicHome = Type.Object({
  featured: Nullable(Type.Object({ ...featured, id: Id })),
  rails: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: RailKind,
      title: Type.String(),
      videos: Type.Array(PublicHomeVideo),
      categories: Type.Optional(Type.Array(Tile)),
      more: More,
    }),
  ),
});
export type PublicHome = Static<typeof PublicHome>;

const Choice = Type.Object({ kind: featured.kind, id: Id });

/** How the owner arranged Home. */
export const HomeArrangement = Type.Object({
  featured: Nullable(
    Type.Object(
      { ...Choice.properties, title: Type.String() },
      { description: "Null: the newest series, or else the newest video" },
    ),
  ),
  rails: Type.Array(Type.Object({ id: Type.String(), kind: RailKind, title: Type.String(), visible: Type.Boolean() }), {
    description: "In order, all that have something to show; of the visible ones, the first eight are shown",
  }),
});
export type HomeArrangement = Static<typeof HomeArrangement>;

export const HomeBody = Type.Object({
  featured: Type.Optional(Nullable(Choice)),
  rails: Type.Optional(
    Type.Array(Type.Object({ id: RailId, visible: Type.Optional(Type.Boolean()) }), {
      maxItems: limits.arrangedRails,
      description:
        "In order. Rails that are left out come last, and are shown; those that have nothing to show by now stay as they are",
    }),
  ),
});
export type HomeBody = Static<typeof HomeBody>;

export const homeWire = wire({
  "GET /api/public/v1/home/": {
    access: "anyone",
    summary: "What visitors see of Home: never where a video plays from. With `TEASERS=off`, only stills and titles.",
    response: { status: 200, body: PublicHome },
  },
  "GET /api/category/v1/home/": {
    access: "pro",
    summary: "Home: a featured video or series, and rails of videos in the owner's order.",
    response: { status: 200, body: Home },
  },
  "GET /api/admin/v1/home/": {
    access: "superuser",
    summary: "How Home is arranged.",
    response: { status: 200, body: HomeArrangement },
  },
  "PUT /api/category/v1/home/": {
    access: "superuser",
    summary:
      "Arrange Home: choose what is featured, order rails, and hide some. A field that is left out stays as it is.",
    body: HomeBody,
    audit: "home.update",
    response: { status: 200, body: HomeArrangement },
  },
});
