import { type Static, Type } from "typebox";
import { Video } from "../catalogue/videos.ts";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Paged, PageQuery } from "../wire/primitives.ts";

export const ContinuePage = Paged(Video);
export type ContinuePage = Static<typeof ContinuePage>;

export const continueWatchingWire = wire({
  "GET /api/playback/v1/continue/": {
    access: "pro",
    summary:
      "Videos that the caller began and did not finish, and the next ones of series of which they watched one, the last one first.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: ContinuePage },
    errors: ["invalid_page"],
  },
  "DELETE /api/playback/v1/continue/{id}/": {
    access: "pro",
    summary:
      "Take a video off that list: its position is forgotten, and its series offers none until another one of it is played.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "PUT /api/playback/v1/continue/{id}/": {
    access: "pro",
    summary:
      "Put the next video of a series back on that list. One that was begun comes back when its position is told again.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
