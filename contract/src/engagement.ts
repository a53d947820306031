import { type Static, Type } from "typebox";
import { VideoList } from "./accounts.ts";
import { VideoLikes } from "./catalogue.ts";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { Id, IdParams } from "./primitives.ts";

const Ids = Type.Array(Id, { maxItems: 20_000 });

export const LikeBody = Type.Object({ likevideo: Id, likeusers: Ids });
export type LikeBody = Static<typeof LikeBody>;

export const VideoListBody = Type.Object({ user: Id, video: Ids });
export type VideoListBody = Static<typeof VideoListBody>;

export const ChangeBody = Type.Object({ add: Type.Optional(Ids), remove: Type.Optional(Ids) });
export type ChangeBody = Static<typeof ChangeBody>;

export const WatchBody = Type.Object({
  video: Id,
  seconds: Type.Integer({
    minimum: 0,
    maximum: limits.watchedAtOnce,
    description: "Watched since this call was last made; the first says 0",
  }),
});
export type WatchBody = Static<typeof WatchBody>;

export const engagementWire = wire({
  "POST /api/category/v1/watch/videos/": {
    access: "pro",
    summary:
      "Tell that a video is watched: when it begins, every half minute, when it pauses. Counts no more than passed.",
    body: WatchBody,
    answer: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/category/v1/like/videos/": {
    access: "pro",
    summary: "Like or unlike a video: whether the caller is among `likeusers` decides, nobody else's like changes.",
    body: LikeBody,
    answer: { status: 201, body: VideoLikes },
    upsert: true,
  },
  "PUT /api/category/v1/like/videos/{id}/": {
    access: "pro",
    summary: "Like or unlike through the like record: whether the caller is among `likeusers` decides.",
    params: IdParams,
    body: LikeBody,
    answer: { status: 200, body: VideoLikes },
    errors: ["not_found"],
  },
  "PATCH /api/category/v1/like/videos/{id}/": {
    access: "pro",
    summary: "Like (the caller's id in `add`) or unlike (in `remove`).",
    params: IdParams,
    body: ChangeBody,
    answer: { status: 200, body: VideoLikes },
    errors: ["not_found"],
  },
  "POST /api/category/v1/save/videos/": {
    access: "pro",
    summary: "Create the caller's list of saved videos; on an existing one the videos are added, none removed.",
    body: VideoListBody,
    answer: { status: 201, body: VideoList },
    upsert: true,
    errors: ["forbidden"],
  },
  "PUT /api/category/v1/save/videos/{id}/": {
    access: "pro",
    summary: "Replace the caller's list of saved videos.",
    params: IdParams,
    body: VideoListBody,
    answer: { status: 200, body: VideoList },
    errors: ["forbidden", "not_found"],
  },
  "PATCH /api/category/v1/save/videos/{id}/": {
    access: "pro",
    summary: "Add videos to the caller's saved list and remove others from it.",
    params: IdParams,
    body: ChangeBody,
    answer: { status: 200, body: VideoList },
    errors: ["not_found"],
  },
  "POST /api/category/v1/recent/videos/": {
    access: "pro",
    summary: "Create the caller's list of recently watched videos; on an existing one the videos are added.",
    body: VideoListBody,
    answer: { status: 201, body: VideoList },
    upsert: true,
    errors: ["forbidden"],
  },
  "PUT /api/category/v1/recent/videos/{id}/": {
    access: "pro",
    summary: "Replace the caller's list of recently watched videos; those that stay keep their time.",
    params: IdParams,
    body: VideoListBody,
    answer: { status: 200, body: VideoList },
    errors: ["forbidden", "not_found"],
  },
  "PATCH /api/category/v1/recent/videos/{id}/": {
    access: "pro",
    summary: "Add videos (one watched again moves to the top) and remove others.",
    params: IdParams,
    body: ChangeBody,
    answer: { status: 200, body: VideoList },
    errors: ["not_found"],
  },
});
