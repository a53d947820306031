import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { OpenToField } from "./open-to.ts";
import { Video } from "./videos.ts";

/** A time; empty or null means at once. */
const ReleaseTime = Nullable(Type.Union([Timestamp, Type.Literal("")]));

/** A form field holds text. */
const YesOrNo = Type.Union([Type.Boolean(), Type.Literal("true"), Type.Literal("false")]);

export const VideoBody = Type.Object({
  title: FilledText(limits.videoTitle),
  description: Type.Optional(Text(limits.videoDescription)),
  category: Type.String({ pattern: "^[0-9]{1,9}$", description: "The category's id" }),
  youtube_video_link: FilledText(limits.url),
  video_oid: FilledText(limits.videoOid),
  release_at: Type.Optional(ReleaseTime),
  showcased: Type.Optional(YesOrNo),
  open_to: Type.Optional(OpenToField),
});
export type VideoBody = Static<typeof VideoBody>;

export const VideoPatchBody = Type.Partial(VideoBody);
export type VideoPatchBody = Static<typeof VideoPatchBody>;

export const videoEditingWire = wire({
  "POST /api/category/v1/video/": {
    access: "superuser",
    summary: "Create a video with its picture.",
    body: VideoBody,
    files: ["videos_thumbnail"],
    audit: "video.create",
    response: { status: 201, body: Video },
  },
  "PATCH /api/category/v1/video/{id}/": {
    access: "superuser",
    summary: "Change the given fields of a video, including its picture.",
    params: IdParams,
    body: VideoPatchBody,
    files: ["videos_thumbnail"],
    orJson: true,
    audit: "video.update",
    response: { status: 200, body: Video },
    errors: ["not_found"],
  },
  "DELETE /api/category/v1/video/{id}/": {
    access: "superuser",
    summary: "Delete a video; it can be restored for 7 days.",
    params: IdParams,
    audit: "video.delete",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
