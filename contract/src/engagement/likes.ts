import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams } from "../wire/primitives.ts";
import { ChangeBody, VideoIds } from "./lists.ts";

/**
 * The like record of a video, which its first like creates; its id is the video's id. `likeusers` are at most 100 of
 * those who like the video; the caller is always among them if they do.
 */
export const VideoLikes = Type.Object({ id: Id, likevideo: Id, likeusers: Type.Array(Id) });
export type VideoLikes = Static<typeof VideoLikes>;

export const LikeBody = Type.Object({ likevideo: Id, likeusers: VideoIds });
export type LikeBody = Static<typeof LikeBody>;

export const likesWire = wire({
  "POST /api/category/v1/like/videos/": {
    access: "pro",
    summary: "Like or unlike a video, by whether `likeusers` includes the caller. Nobody else's like changes.",
    body: LikeBody,
    response: { status: 201, body: VideoLikes },
    upsert: true,
  },
  "PUT /api/category/v1/like/videos/{id}/": {
    access: "pro",
    summary: "Like or unlike a video through its like record, by whether `likeusers` includes the caller.",
    params: IdParams,
    body: LikeBody,
    response: { status: 200, body: VideoLikes },
    errors: ["not_found"],
  },
  "PATCH /api/category/v1/like/videos/{id}/": {
    access: "pro",
    summary: "Like (with the caller's id in `add`) or unlike a video (in `remove`).",
    params: IdParams,
    body: ChangeBody,
    response: { status: 200, body: VideoLikes },
    errors: ["not_found"],
  },
});
