import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Paged, PageQuery } from "../wire/primitives.ts";

/** `answered`: there is a video, and the caller can see it. Until then they see the request as open. */
export const RequestState = Type.Union([Type.Literal("open"), Type.Literal("answered"), Type.Literal("declined")]);
export type RequestState = Static<typeof RequestState>;

export const AnswerVideo = Type.Object({
  id: Id,
  title: Type.String(),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null while unknown" })),
  videos_thumbnail: Nullable(Type.String()),
  thumbnail_srcset: Nullable(Type.String()),
  thumbnail_avif: Nullable(Type.String()),
  thumbnail_blur: Nullable(Type.String()),
});
export type AnswerVideo = Static<typeof AnswerVideo>;

/** What members miss in the library, as a member sees it. Members never learn who asked or voted. */
export const Request = Type.Object({
  id: Id,
  text: Type.String(),
  state: RequestState,
  votes: Type.Integer({ minimum: 0, description: "Members who want it, including those who asked for it" }),
  voted: Type.Boolean({ description: "Whether the caller is one of them" }),
  asked: Type.Boolean({ description: "Whether the caller asked for it" }),
  video: Nullable(AnswerVideo),
});
export type Request = Static<typeof Request>;

const RequestsQuery = Type.Object({
  ...PageQuery,
  state: Type.Optional(
    Type.Union([Type.Literal("open"), Type.Literal("answered")], { description: "Absent: open ones" }),
  ),
});
export type RequestsQuery = Static<typeof RequestsQuery>;

export const requestsWire = wire({
  "GET /api/requests/v1/requests/": {
    access: "pro",
    summary:
      "Open requests, most wanted first, 12 a page, including the caller's declined ones; or answered requests, latest first.",
    query: RequestsQuery,
    response: { status: 200, body: Paged(Request) },
    errors: ["invalid_page"],
  },
  "POST /api/requests/v1/requests/": {
    access: "pro",
    summary:
      "Request a video that is missing. If the same was requested before, even in another spelling, that request gets a vote instead.",
    body: Type.Object({ text: FilledText(limits.requestText) }),
    response: { status: 201, body: Request },
    upsert: true,
    errors: ["rate_limited"],
  },
  "PUT /api/requests/v1/requests/{id}/vote/": {
    access: "pro",
    summary: "Vote for a request, or withdraw the vote. A request without votes is on no list, and deleted at night.",
    params: IdParams,
    body: Type.Object({ voted: Type.Boolean() }),
    response: { status: 200, body: Request },
    errors: ["not_found"],
  },
});
