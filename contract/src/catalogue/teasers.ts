import { type Static, Type } from "typebox";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Timestamp } from "../wire/primitives.ts";
import { OpenTo } from "./open-to.ts";
import { VideoSeries } from "./videos.ts";

/** A video among others, for everybody: never where it plays from. */
export const TeaserCard = Type.Object({
  id: Id,
  title: Type.String(),
  videos_thumbnail: Nullable(Type.String()),
  thumbnail_srcset: Nullable(Type.String()),
  thumbnail_avif: Nullable(Type.String()),
  thumbnail_blur: Nullable(Type.String()),
  duration: Nullable(Type.Integer({ minimum: 0 })),
  free: Type.Optional(Type.Literal(true, { description: "Open to everyone, where not everything is" })),
});
export type TeaserCard = Static<typeof TeaserCard>;

/** What everybody may see of a video: never where it plays from. */
export const Teaser = Type.Object({
  ...TeaserCard.properties,
  description: Type.String(),
  category: Nullable(Type.String()),
  category_id: Nullable(Id),
  series: Nullable(VideoSeries),
  caption_languages: Type.Array(Type.String(), { description: "BCP 47 tags of its captions and subtitles" }),
  open_to: OpenTo,
  published_at: Timestamp,
  languages: Type.Array(Type.Enum([...languages]), { description: "The languages that its title is translated into" }),
  more: Type.Object(
    {
      from: Type.Union([Type.Literal("series"), Type.Literal("category"), Type.Literal("library")]),
      videos: Type.Array(TeaserCard),
    },
    { description: "Up to eight others: of its series, the following ones first; else the newest of its category" },
  ),
});
export type Teaser = Static<typeof Teaser>;

export const TeaserCategory = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  ...Paged(TeaserCard).properties,
});
export type TeaserCategory = Static<typeof TeaserCategory>;

export const teasersWire = wire({
  "GET /api/public/v1/videos/{id}/": {
    access: "anyone",
    summary: "What everybody may see of a video. With `TEASERS=off`, 401 unless signed in.",
    params: IdParams,
    response: { status: 200, body: Teaser },
    errors: ["not_found", "unauthenticated"],
  },
  "GET /api/public/v1/categories/{id}/": {
    access: "anyone",
    summary:
      "A category and its videos, newest first, 24 a page. 404 while it has none. With `TEASERS=off`, 401 unless signed in.",
    params: IdParams,
    query: Type.Object(PageQuery),
    response: { status: 200, body: TeaserCategory },
    errors: ["not_found", "invalid_page", "unauthenticated"],
  },
});
