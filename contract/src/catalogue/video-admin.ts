import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

/** Position in a series, among its videos that are not deleted. */
const Place = Type.Integer({ minimum: 1, maximum: limits.seriesVideos });

/** A video as superusers list it. */
export const ListedVideo = Type.Object({
  id: Id,
  title: Type.String(),
  category: Nullable(Type.String()),
  videos_thumbnail: Nullable(Type.String()),
  thumbnail_srcset: Nullable(Type.String()),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null while unknown" })),
  created_at: Timestamp,
  release_at: Nullable(Timestamp),
  showcased_at: Nullable(
    Type.String({
      format: "date-time",
      description: "When it was chosen for the landing page; the last chosen one comes first",
    }),
  ),
  deleted_at: Nullable(Timestamp),
  series: Nullable(Type.Object({ id: Id, title: Type.String(), place: Place })),
});
export type ListedVideo = Static<typeof ListedVideo>;

export const VideoState = Type.Union([
  Type.Literal("unreleased"),
  Type.Literal("uncategorised"),
  Type.Literal("showcased"),
  Type.Literal("deleted"),
]);
export type VideoState = Static<typeof VideoState>;

const VideosQuery = Type.Object({
  ...PageQuery,
  search: Type.Optional(Text(limits.search)),
  category: Type.Optional(Text(limits.categoryName)),
  state: Type.Optional(VideoState),
  series: Type.Optional(Text(limits.seriesTitle)),
});
export type VideosQuery = Static<typeof VideosQuery>;

const Change = Type.Object({
  id: Id,
  category: Type.Optional(Nullable(Id)),
  release_at: Type.Optional(Nullable(Timestamp)),
  /** When it was chosen for the landing page; null takes it off. */
  showcased_at: Type.Optional(Nullable(Type.Union([Timestamp, Type.Literal("now")]))),
  /** Moves it into a series, to its end or to the given place; null removes it from its series. */
  series: Type.Optional(Nullable(Type.Object({ id: Id, place: Type.Optional(Place) }))),
});
const Changes = Type.Object({ videos: Type.Array(Change, { minItems: 1, maxItems: limits.videosAtOnce }) });
/** Undoes a change; deleted videos are left unchanged. */
const Undo = Type.Object({ videos: Type.Array(Change) });
export type VideoChanges = Static<typeof Changes>;

const Ids = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: limits.videosAtOnce }) });
/** The ids of the videos that the call changed. */
const Done = Type.Object({ ids: Type.Array(Id) });

export const videoAdminWire = wire({
  "GET /api/admin/v1/videos/": {
    access: "superuser",
    summary:
      "All videos, newest first, 12 a page. Scheduled ones are ordered soonest first, showcased and deleted ones latest first, and those of a series in its order.",
    query: VideosQuery,
    response: { status: 200, body: Paged(ListedVideo) },
    errors: ["invalid_page"],
  },
  "PATCH /api/admin/v1/videos/": {
    access: "superuser",
    summary:
      "Change the category, series or release time of many videos at once, or show them on the landing page. Sending the response back undoes it.",
    body: Changes,
    audit: "video.update",
    response: { status: 200, body: Undo },
  },
  "POST /api/admin/v1/videos/delete/": {
    access: "superuser",
    summary: "Delete many videos at once; they can be restored for 7 days.",
    body: Ids,
    audit: "video.delete",
    response: { status: 200, body: Done },
  },
  "POST /api/admin/v1/videos/restore/": {
    access: "superuser",
    summary: "Restore deleted videos, with their likes and their places in lists.",
    body: Ids,
    audit: "video.restore",
    response: { status: 200, body: Done },
  },
});
