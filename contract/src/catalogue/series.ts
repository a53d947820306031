import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery } from "../wire/primitives.ts";
import { OpenTo } from "./open-to.ts";
import { Video } from "./videos.ts";

/** A series as the caller sees it: only the videos that are visible to them count. */
export const Series = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  series_thumbnail: Nullable(Type.String({ description: "The URL of its own picture, or else of its first video's" })),
  thumbnail_srcset: Nullable(Type.String({ description: "All widths of the picture, as an img srcset" })),
  thumbnail_avif: Nullable(Type.String({ description: "The same as AVIF; null if there is none" })),
  thumbnail_blur: Nullable(Type.String({ description: "A tiny version of the picture as a data URL" })),
  own_thumbnail: Type.Boolean({ description: "Whether the picture is the series' own" }),
  open_to: Type.Optional(OpenTo),
  count: Type.Integer({ minimum: 0, description: "The number of its videos" }),
  duration: Type.Integer({
    minimum: 0,
    description: "The total length of its videos, in seconds, as far as it is known",
  }),
  watched: Type.Integer({ minimum: 0, description: "Videos that the caller has watched" }),
  next: Nullable(
    Type.Object(
      { id: Id, title: Type.String(), place: Type.Integer({ minimum: 1 }) },
      { description: "The next video after the last one watched or started; null if none is left" },
    ),
  ),
});
export type Series = Static<typeof Series>;

export const SeriesPage = Paged(Series);
export type SeriesPage = Static<typeof SeriesPage>;

export const SeriesWithVideos = Type.Object({
  ...Series.properties,
  videos: Type.Array(Video, { description: "In the order of the series" }),
});
export type SeriesWithVideos = Static<typeof SeriesWithVideos>;

export const seriesWire = wire({
  "GET /api/series/v1/series/": {
    access: "pro",
    summary: "Series with a video that the caller can see, by title, 12 a page. Superusers also get the others.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: SeriesPage },
    errors: ["invalid_page"],
  },
  "GET /api/series/v1/series/{id}/": {
    access: "pro",
    summary: "A series with its videos in order.",
    params: IdParams,
    response: { status: 200, body: SeriesWithVideos },
    errors: ["not_found"],
  },
});
