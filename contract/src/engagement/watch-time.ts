import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id } from "../wire/primitives.ts";

export const WatchBody = Type.Object({
  video: Id,
  seconds: Type.Integer({
    minimum: 0,
    maximum: limits.watchedAtOnce,
    description: "Watched since this call was last made; the first says 0",
  }),
});
export type WatchBody = Static<typeof WatchBody>;

export const watchTimeWire = wire({
  "POST /api/category/v1/watch/videos/": {
    access: "pro",
    summary:
      "Tell that a video is watched: when it begins, every half minute, when it pauses. Counts no more than passed.",
    body: WatchBody,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
