import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Paged, PageQuery, Text } from "../wire/primitives.ts";
import { Video } from "./videos.ts";

const Count = Type.Integer({ minimum: 0 });

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

/** A series to choose from; all of its videos count. */
export const SeriesChoice = Type.Object({ id: Id, title: Type.String(), count: Count });
export type SeriesChoice = Static<typeof SeriesChoice>;

export const SeriesBody = Type.Object({
  title: FilledText(limits.seriesTitle),
  description: Type.Optional(Text(limits.videoDescription)),
});
export type SeriesBody = Static<typeof SeriesBody>;

export const SeriesPatchBody = Type.Object({
  ...Type.Partial(SeriesBody).properties,
  series_thumbnail: Type.Optional(
    Nullable(Type.Literal("", { description: "Empty: removes its own picture. A file replaces it" })),
  ),
});
export type SeriesPatchBody = Static<typeof SeriesPatchBody>;

export const SeriesOrderBody = Type.Object({
  videos: Type.Array(Id, { maxItems: limits.seriesVideos, uniqueItems: true }),
});

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
  "POST /api/series/v1/series/": {
    access: "superuser",
    summary: "Create a series, optionally with its own picture. `PATCH /api/admin/v1/videos/` adds videos to it.",
    body: SeriesBody,
    files: ["series_thumbnail"],
    orJson: true,
    audit: "series.create",
    response: { status: 201, body: Series },
  },
  "PATCH /api/series/v1/series/{id}/": {
    access: "superuser",
    summary: "Change the given fields of a series: title, description, picture.",
    params: IdParams,
    body: SeriesPatchBody,
    files: ["series_thumbnail"],
    orJson: true,
    audit: "series.update",
    response: { status: 200, body: Series },
    errors: ["not_found"],
  },
  "DELETE /api/series/v1/series/{id}/": {
    access: "superuser",
    summary: "Delete a series; its videos stay. It can be restored for 7 days.",
    params: IdParams,
    audit: "series.delete",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "PUT /api/series/v1/series/{id}/videos/": {
    access: "superuser",
    summary: "Reorder a series, by listing exactly its videos. If these have changed meanwhile, it is refused.",
    params: IdParams,
    body: SeriesOrderBody,
    audit: "series.order",
    response: { status: 200, body: SeriesOrderBody },
    errors: ["not_found", "series_changed"],
  },
  "GET /api/admin/v1/series/": {
    access: "superuser",
    summary: "All series by title, for a choice.",
    response: { status: 200, body: Type.Array(SeriesChoice) },
  },
  "POST /api/admin/v1/series/{id}/restore/": {
    access: "superuser",
    summary: "Restore a deleted series within 7 days; those of its videos that are in no other series return to it.",
    params: IdParams,
    audit: "series.restore",
    response: { status: 200, body: Series },
    errors: ["not_found", "invalid_input"],
  },
});
