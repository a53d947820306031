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
      "Videos that the caller started and did not finish, and the next ones of series that they watch, most recent first.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: ContinuePage },
    errors: ["invalid_page"],
  },
  "DELETE /api/playback/v1/continue/{id}/": {
    access: "pro",
    summary:
      "Remove a video from continue watching: its position is forgotten, and its series offers no video until another of its videos is played.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "PUT /api/playback/v1/continue/{id}/": {
    access: "pro",
    summary:
      "Put the next video of a series back on continue watching. A started video returns with its next position report.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
