import { type Static, Type } from "typebox";
import { Video } from "../catalogue/videos.ts";
import { wire } from "../wire/endpoint.ts";

/** Why a video is in a queue; videos are queued in this order of reasons. */
export const queueReasons = ["begun", "series", "saved", "liked_category", "new"] as const;
export type QueueReason = (typeof queueReasons)[number];

export const Queue = Type.Object({
  minutes: Type.Integer({ minimum: 1 }),
  results: Type.Array(Type.Object({ video: Video, reason: Type.Enum([...queueReasons]) })),
});
export type Queue = Static<typeof Queue>;

export const queueWire = wire({
  "GET /api/playback/v1/queue/": {
    access: "pro",
    summary: "Unwatched videos that together fit into the given number of minutes.",
    query: Type.Object({
      minutes: Type.String({ pattern: "^([1-9][0-9]?|[1-5][0-9]{2}|600)$", description: "1 to 600" }),
    }),
    response: { status: 200, body: Queue },
  },
});
