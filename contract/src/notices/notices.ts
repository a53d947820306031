import { type Static, Type } from "typebox";
import { AnswerVideo } from "../engagement/requests.ts";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Nullable, Timestamp } from "../wire/primitives.ts";

/** `video`: a new video in something the member follows. `answer`: what they asked or voted for is here. */
export const NoticeKind = Type.Union([Type.Literal("video"), Type.Literal("answer")]);
export type NoticeKind = Static<typeof NoticeKind>;

export const Notice = Type.Object({
  kind: NoticeKind,
  id: Type.Integer({ minimum: 1, description: "The id of the video or of the request; unique within its kind" }),
  about: Nullable(
    Type.String({
      description: "The followed series or category, or the text of the request; null if no longer known",
    }),
  ),
  video: AnswerVideo,
  created_at: Timestamp,
  read: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

export const noticesWire = wire({
  "GET /api/notices/v1/notices/": {
    access: "pro",
    summary: "The latest 30 notices of the caller, newest first.",
    response: { status: 200, body: Type.Array(Notice, { maxItems: 30 }) },
  },
  "GET /api/notices/v1/unread/": {
    access: "pro",
    summary: "The number of unread ones among the caller's latest 30 notices.",
    response: { status: 200, body: Type.Object({ unread: Type.Integer({ minimum: 0, maximum: 30 }) }) },
  },
  "PUT /api/notices/v1/notices/{kind}/{id}/read/": {
    access: "pro",
    summary: "Mark a notice as read.",
    params: Type.Object({ kind: NoticeKind, ...IdParams.properties }),
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/notices/v1/read/": {
    access: "pro",
    summary: "Mark all notices as read.",
    response: { status: 204, body: null },
  },
});
