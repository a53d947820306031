import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Timestamp } from "../wire/primitives.ts";

export const VideoIds = Type.Array(Id, { maxItems: 20_000 });

/** A member's own list of videos: saved ones, or recently watched ones in the order in which they were watched. */
export const VideoList = Type.Object({ id: Id, user: Id, video: Type.Array(Id) });
export type VideoList = Static<typeof VideoList>;

export const VideoListBody = Type.Object({ user: Id, video: VideoIds });
export type VideoListBody = Static<typeof VideoListBody>;

export const ChangeBody = Type.Object({ add: Type.Optional(VideoIds), remove: Type.Optional(VideoIds) });
export type ChangeBody = Static<typeof ChangeBody>;

export const WatchedVideo = Type.Object({
  id: Id,
  title: Type.String(),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null while unknown" })),
  watched_at: Timestamp,
});
export type WatchedVideo = Static<typeof WatchedVideo>;

export const listsWire = wire({
  "POST /api/category/v1/save/videos/": {
    access: "pro",
    summary: "Create the caller's list of saved videos; if there is one, the videos are added to it.",
    body: VideoListBody,
    response: { status: 201, body: VideoList },
    upsert: true,
    errors: ["forbidden"],
  },
  "PUT /api/category/v1/save/videos/{id}/": {
    access: "pro",
    summary: "Replace the caller's list of saved videos.",
    params: IdParams,
    body: VideoListBody,
    response: { status: 200, body: VideoList },
    errors: ["forbidden", "not_found"],
  },
  "PATCH /api/category/v1/save/videos/{id}/": {
    access: "pro",
    summary: "Add videos to the caller's saved list and remove others from it.",
    params: IdParams,
    body: ChangeBody,
    response: { status: 200, body: VideoList },
    errors: ["not_found"],
  },
  "POST /api/category/v1/recent/videos/": {
    access: "pro",
    summary: "Create the caller's list of recently watched videos; if there is one, the videos are added to it.",
    body: VideoListBody,
    response: { status: 201, body: VideoList },
    upsert: true,
    errors: ["forbidden"],
  },
  "PUT /api/category/v1/recent/videos/{id}/": {
    access: "pro",
    summary: "Replace the caller's list of recently watched videos; videos that stay on it keep their time.",
    params: IdParams,
    body: VideoListBody,
    response: { status: 200, body: VideoList },
    errors: ["forbidden", "not_found"],
  },
  "PATCH /api/category/v1/recent/videos/{id}/": {
    access: "pro",
    summary: "Add videos to the caller's recently watched list (known ones move to the top) and remove others from it.",
    params: IdParams,
    body: ChangeBody,
    response: { status: 200, body: VideoList },
    errors: ["not_found"],
  },
  "GET /api/category/v1/members/{id}/watched/": {
    access: "superuser",
    summary: "The videos that a member watched, most recent first, 12 a page.",
    params: IdParams,
    query: Type.Object(PageQuery),
    response: { status: 200, body: Paged(WatchedVideo) },
    errors: ["invalid_page"],
  },
});
