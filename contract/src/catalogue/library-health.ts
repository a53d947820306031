import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Nullable, Paged, PageQuery, Timestamp } from "../wire/primitives.ts";
import { ListedVideo } from "./video-admin.ts";
import { LookState } from "./video-lookup.ts";
import { SourceKind } from "./videos.ts";

/** What can be wrong with a video, most urgent first. */
export const healthIssues = [
  "dead",
  "duplicate",
  "uncategorised",
  "no_still",
  "no_description",
  "no_captions",
  "unwatched",
] as const;
export type HealthIssue = (typeof healthIssues)[number];

/** Counted up to 1000, which means 1000 or more. */
const Count = Type.Integer({ minimum: 0, maximum: 1000 });

export const LibraryHealth = Type.Object({
  counts: Type.Object({
    dead: Count,
    duplicate: Count,
    uncategorised: Count,
    no_still: Count,
    no_description: Count,
    no_captions: Count,
    unwatched: Count,
  }),
  /** Videos whose provider was never queried. */
  unasked: Count,
  /** Videos that the last check could not determine: their providers did not respond, or throttled us. */
  unanswered: Count,
  checking: Type.Boolean(),
  checked_at: Nullable(Type.String({ format: "date-time", description: "When the last check ended" })),
});
export type LibraryHealth = Static<typeof LibraryHealth>;

export const VideoWithIssue = Type.Object({
  ...ListedVideo.properties,
  youtube_video_link: Type.String(),
  source_kind: SourceKind,
  message: Nullable(Type.String({ description: "Why the video does not play, or which video it duplicates" })),
  checked_at: Nullable(Type.String({ format: "date-time", description: "When its provider last responded" })),
});
export type VideoWithIssue = Static<typeof VideoWithIssue>;

export const AilingQuery = Type.Object({ ...PageQuery, kind: Type.Enum([...healthIssues]) });

export const VideoCheck = Type.Object({
  state: LookState,
  message: Nullable(Type.String({ description: "A sentence for people, if the video was not found" })),
  checked_at: Nullable(Timestamp),
});
export type VideoCheck = Static<typeof VideoCheck>;

export const VideoFill = Type.Object({
  filled: Type.Array(Type.Union([Type.Literal("still"), Type.Literal("description")])),
  message: Nullable(Type.String({ description: "Why nothing was filled in" })),
});
export type VideoFill = Static<typeof VideoFill>;

export const libraryHealthWire = wire({
  "GET /api/admin/v1/health/": {
    access: "superuser",
    summary: "The number of videos with each kind of problem, and when all were last checked at their providers.",
    response: { status: 200, body: LibraryHealth },
  },
  "GET /api/admin/v1/health/videos/": {
    access: "superuser",
    summary: "Videos with one kind of problem, 12 a page; duplicates of each other are listed together.",
    query: AilingQuery,
    response: { status: 200, body: Paged(VideoWithIssue) },
    errors: ["invalid_page"],
  },
  "POST /api/admin/v1/health/check/": {
    access: "superuser",
    summary: "Start the nightly check of all videos at their providers now. It runs in the background.",
    audit: "library.check",
    response: { status: 200, body: LibraryHealth },
  },
  "POST /api/admin/v1/health/stills/": {
    access: "superuser",
    summary: "Fetch missing stills from the providers, for up to 1000 videos, in the background.",
    audit: "library.fill",
    response: { status: 200, body: Type.Object({ wanted: Count }) },
  },
  "POST /api/admin/v1/health/videos/{id}/check/": {
    access: "superuser",
    summary: "Check at its provider whether one video still plays. Takes up to 10 seconds.",
    params: IdParams,
    audit: "video.check",
    response: { status: 200, body: VideoCheck },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/health/videos/{id}/fill/": {
    access: "superuser",
    summary: "Fill in a video's missing still and description from its provider. Takes up to 20 seconds.",
    params: IdParams,
    audit: "video.fill",
    response: { status: 200, body: VideoFill },
    errors: ["not_found"],
  },
});
