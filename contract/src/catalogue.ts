import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { FilledText, Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "./primitives.ts";

/** How a video is played: at which provider, or as which kind of stream. */
export const SourceKind = Type.Union([
  Type.Literal("youtube"),
  Type.Literal("vimeo"),
  Type.Literal("hls"),
  Type.Literal("dash"),
  Type.Literal("file"),
]);
export type SourceKind = Static<typeof SourceKind>;

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  category_thumbnail: Nullable(Type.String({ description: "URL of the picture, 854 pixels wide" })),
  thumbnail_srcset: Nullable(Type.String({ description: "Every width of the picture, as an img srcset" })),
});
export type Category = Static<typeof Category>;

/** Who likes a video: at most 100 ids, the caller's own always among them when they like it. */
export const VideoLikes = Type.Object({ id: Id, likevideo: Id, likeusers: Type.Array(Id) });
export type VideoLikes = Static<typeof VideoLikes>;

export const Video = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  category: Nullable(Type.String()),
  youtube_video_link: Type.String(),
  source_kind: SourceKind,
  video_oid: Type.String(),
  videos_thumbnail: Nullable(Type.String({ description: "URL of the picture, 480 pixels high" })),
  thumbnail_srcset: Nullable(Type.String({ description: "Every width of the picture, as an img srcset" })),
  videolikes: Nullable(VideoLikes),
  like_count: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  /** Its public time; null: at once. Only superusers, and members with early access, get a later one to see. */
  release_at: Nullable(Timestamp),
});
export type Video = Static<typeof Video>;

export const VideoPage = Paged(Video);
export type VideoPage = Static<typeof VideoPage>;

export const CategoryBody = Type.Object({ name: FilledText(limits.categoryName) });
export const CategoryPatchBody = Type.Partial(CategoryBody);

/** A moment; empty or null: at once. */
const ReleaseTime = Nullable(Type.Union([Timestamp, Type.Literal("")]));

export const VideoBody = Type.Object({
  title: FilledText(limits.videoTitle),
  description: Type.Optional(Text(limits.videoDescription)),
  category: Type.String({ pattern: "^[0-9]{1,9}$", description: "A category's id" }),
  youtube_video_link: FilledText(limits.url),
  video_oid: FilledText(limits.videoOid),
  release_at: Type.Optional(ReleaseTime),
});
export type VideoBody = Static<typeof VideoBody>;

export const VideoPatchBody = Type.Partial(VideoBody);
export type VideoPatchBody = Static<typeof VideoPatchBody>;

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
    ]),
  ),
});
export type VideoQuery = Static<typeof VideoQuery>;
export type VideoOrdering = NonNullable<VideoQuery["ordering"]>;

export const Showcase = Type.Object({
  categories: Type.Array(Type.String()),
  stills: Type.Array(Type.Object({ src: Type.String(), srcset: Type.String() })),
});
export type Showcase = Static<typeof Showcase>;

export const catalogueWire = wire({
  "GET /api/category/v1/categories/": {
    access: "member",
    summary: "All categories, ordered by name.",
    answer: { status: 200, body: Type.Array(Category) },
  },
  "POST /api/category/v1/categories/": {
    access: "superuser",
    summary: "Create a category with its picture.",
    body: CategoryBody,
    files: ["category_thumbnail"],
    audit: "category.create",
    answer: { status: 201, body: Category },
  },
  "PATCH /api/category/v1/categories/{id}/": {
    access: "superuser",
    summary: "Change a category's name, its picture, or both.",
    params: IdParams,
    body: CategoryPatchBody,
    files: ["category_thumbnail"],
    audit: "category.update",
    answer: { status: 200, body: Category },
    errors: ["not_found"],
  },
  "DELETE /api/category/v1/categories/{id}/": {
    access: "superuser",
    summary: "Delete a category; its videos stay, without a category.",
    params: IdParams,
    audit: "category.delete",
    answer: { status: 204, body: null },
    errors: ["not_found"],
  },
  "GET /api/category/v1/video/": {
    access: "pro",
    summary: "Videos, newest first, 12 a page; optionally saved ones, recently watched ones, or those of a category.",
    query: VideoQuery,
    answer: { status: 200, body: VideoPage },
    errors: ["invalid_page"],
  },
  "POST /api/category/v1/video/": {
    access: "superuser",
    summary: "Create a video with its picture.",
    body: VideoBody,
    files: ["videos_thumbnail"],
    audit: "video.create",
    answer: { status: 201, body: Video },
  },
  "GET /api/category/v1/video/{id}/": {
    access: "pro",
    summary: "One video.",
    params: IdParams,
    answer: { status: 200, body: Video },
    errors: ["not_found"],
  },
  "PATCH /api/category/v1/video/{id}/": {
    access: "superuser",
    summary: "Change what is given of a video: its fields, its picture.",
    params: IdParams,
    body: VideoPatchBody,
    files: ["videos_thumbnail"],
    orJson: true,
    audit: "video.update",
    answer: { status: 200, body: Video },
    errors: ["not_found"],
  },
  "DELETE /api/category/v1/video/{id}/": {
    access: "superuser",
    summary: "Delete a video; it can be restored for 7 days.",
    params: IdParams,
    audit: "video.delete",
    answer: { status: 204, body: null },
    errors: ["not_found"],
  },
  "GET /api/public/v1/showcase/": {
    access: "anyone",
    summary: "A few category names and stills for the landing page; no ids, no links.",
    answer: { status: 200, body: Showcase },
  },
});
