import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Text } from "../wire/primitives.ts";
import { OpenToField } from "./open-to.ts";
import { Series } from "./series.ts";

/** A series to choose from; all of its videos count. */
export const SeriesChoice = Type.Object({ id: Id, title: Type.String(), count: Type.Integer({ minimum: 0 }) });
export type SeriesChoice = Static<typeof SeriesChoice>;

export const SeriesBody = Type.Object({
  title: FilledText(limits.seriesTitle),
  description: Type.Optional(Text(limits.videoDescription)),
  open_to: Type.Optional(OpenToField),
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

export const seriesAdminWire = wire({
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
    summary: "Change the given fields of a series: title, description, picture, whom its videos are open to.",
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
