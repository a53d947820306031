import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id } from "../wire/primitives.ts";

export const WatchBody = Type.Object({
  video: Id,
  seconds: Type.Integer({
    minimum: 0,
    maximum: limits.watchedAtOnce,
    description: "Seconds watched since the previous call; 0 in the first one",
  }),
});
export type WatchBody = Static<typeof WatchBody>;

export const watchTimeWire = wire({
  "POST /api/category/v1/watch/videos/": {
    access: "pro",
    summary:
      "Report that a video is being watched: at its start, every half minute, and when it pauses. No more time counts than has passed.",
    body: WatchBody,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
