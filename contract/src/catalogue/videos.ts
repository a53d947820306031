import { type Static, Type } from "typebox";
import { VideoLikes } from "../engagement/likes.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";
import { OpenTo } from "./open-to.ts";

/** How a video is played: from which provider, or as which kind of stream. */
export const SourceKind = Type.Union([
  Type.Literal("youtube"),
  Type.Literal("vimeo"),
  Type.Literal("hls"),
  Type.Literal("dash"),
  Type.Literal("file"),
]);
export type SourceKind = Static<typeof SourceKind>;

/** The place of a video in its series, as the caller sees it: only videos visible to them count. */
export const VideoSeries = Type.Object({
  id: Id,
  title: Type.String(),
  place: Type.Integer({ minimum: 1 }),
  count: Type.Integer({ minimum: 1 }),
});

export type VideoSeries = Static<typeof VideoSeries>;

export const Video = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  category: Nullable(Type.String()),
  youtube_video_link: Nullable(Type.String({ description: "Null if it is locked" })),
  source_kind: SourceKind,
  video_oid: Type.String({ description: "Empty if it is locked" }),
  videos_thumbnail: Nullable(Type.String({ description: "The URL of the picture, 480 pixels high" })),
  thumbnail_srcset: Nullable(Type.String({ description: "All widths of the picture, as an img srcset" })),
  thumbnail_avif: Nullable(
    Type.String({ description: "The same as AVIF; null until it has been encoded, soon after the upload" }),
  ),
  thumbnail_blur: Nullable(
    Type.String({ description: "A tiny version of the picture as a data URL, to show until it has loaded" }),
  ),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null while unknown" })),
  videolikes: Nullable(VideoLikes),
  like_count: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  /** Its release time; null means at once. Only superusers and members with early access see unreleased videos. */
  release_at: Nullable(Timestamp),
  /** Whether superusers chose it for the landing page. */
  showcased: Type.Boolean(),
  series: Nullable(VideoSeries),
  /** Where the caller left off, in seconds; null: at the beginning. */
  position: Nullable(Type.Integer({ minimum: 0 })),
  /** Whether the caller has seen it to its end, or marked it as watched. */
  watched: Type.Boolean(),
  open_to: Type.Optional(OpenTo),
  locked: Type.Optional(
    Type.Object(
      { plans: Type.Array(Id, { description: "The plans that open it" }) },
      { description: "Only if it is not open to the caller" },
    ),
  ),
});
export type Video = Static<typeof Video>;

export const VideoPage = Paged(Video);
export type VideoPage = Static<typeof VideoPage>;

/** Videos of unknown length match no range. */
const Seconds = Type.String({ pattern: "^[0-9]{1,9}$", description: "Seconds" });

export const VideoQuery = Type.Object({
  ...PageQuery,
  category: Type.Optional(Text(limits.categoryName)),
  saved: Type.Optional(Type.String()),
  recent: Type.Optional(Type.String()),
  search: Type.Optional(Text(limits.search)),
  ordering: Type.Optional(
    Type.Union([
      Type.Literal("-created"),
      Type.Literal("created"),
      Type.Literal("title"),
      Type.Literal("-title"),
      Type.Literal("popular"),
      Type.Literal("duration"),
      Type.Literal("-duration"),
    ]),
  ),
  min_duration: Type.Optional(Seconds),
  max_duration: Type.Optional(Seconds),
});
export type VideoQuery = Static<typeof VideoQuery>;

export type VideoOrdering = NonNullable<VideoQuery["ordering"]>;

export const videosWire = wire({
  "GET /api/category/v1/video/": {
    access: "pro",
    summary: "Videos, newest first, 12 a page; optionally saved ones, recently watched ones, or those of a category.",
    query: VideoQuery,
    response: { status: 200, body: VideoPage },
    errors: ["invalid_page"],
  },
  "GET /api/category/v1/video/{id}/": {
    access: "opened",
    summary: "One video.",
    params: IdParams,
    response: { status: 200, body: Video },
    errors: ["not_found"],
  },
});
