import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Timestamp } from "../wire/primitives.ts";

/** Identifies one play of a video: from its beginning on one page of one device until that page is left. */
export const PlaySession = Type.String({ pattern: `^[\\w-]{1,${limits.playSession}}$` });

export const TextTrack = Type.Object({
  src: Type.String(),
  kind: Type.String(),
  label: Type.String(),
  language: Type.String(),
});
export type TextTrack = Static<typeof TextTrack>;

/**
 * The type of what a player plays: a MIME type, or `video/youtube` and `video/vimeo` for the providers' own players.
 */
export const PlayType = Type.Union([
  Type.Literal("video/mp4"),
  Type.Literal("video/webm"),
  Type.Literal("video/ogg"),
  Type.Literal("application/x-mpegurl"),
  Type.Literal("application/dash+xml"),
  Type.Literal("video/youtube"),
  Type.Literal("video/vimeo"),
]);
export type PlayType = Static<typeof PlayType>;

export const Play = Type.Object({
  session: PlaySession,
  src: Type.String({
    description: "The address that the player loads the video from; signed if its host is protected",
  }),
  type: PlayType,
  position: Nullable(Type.Integer({ minimum: 0, description: "Seconds; null: from the beginning" })),
  duration: Nullable(Type.Integer({ minimum: 0, description: "Seconds" })),
  expires_at: Nullable(Timestamp),
  tracks: Type.Array(TextTrack),
});
export type Play = Static<typeof Play>;

export const PlayBody = Nullable(
  Type.Object({
    session: Type.Optional(PlaySession),
  }),
);
export type PlayBody = Static<typeof PlayBody>;

const Seconds = Type.Number({ minimum: 0, maximum: limits.playSeconds });

export const PositionBody = Type.Object({
  position: Seconds,
  duration: Nullable(Seconds),
  session: PlaySession,
  playing: Type.Optional(
    Type.Boolean({
      description: "False: the play has stopped, and does not count towards the limit of simultaneous plays",
    }),
  ),
  seq: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: "Increases with each report of a session" }),
});
export type PositionBody = Static<typeof PositionBody>;

/** A member's recorded progress in a video. */
export const Progress = Type.Object({
  video: Id,
  position: Nullable(Type.Integer({ minimum: 0 })),
  watched: Type.Boolean(),
});
export type Progress = Static<typeof Progress>;

export const WatchedBody = Type.Object({ watched: Type.Boolean() });

export const playsWire = wire({
  "POST /api/playback/v1/videos/{id}/": {
    access: "opened",
    summary: "Start playing a video, or continue a play whose address has expired.",
    params: IdParams,
    body: PlayBody,
    response: { status: 200, body: Play },
    errors: ["not_found", "plan_required", "too_many_plays", "unavailable"],
  },
  "PUT /api/playback/v1/videos/{id}/position/": {
    access: "opened",
    summary: "Report the position of a play. A report older than the session's latest changes nothing.",
    params: IdParams,
    body: PositionBody,
    response: { status: 200, body: Progress },
    errors: ["not_found", "play_ended"],
  },
  "PUT /api/playback/v1/videos/{id}/watched/": {
    access: "pro",
    summary: "Mark a video as watched or not watched. Both reset its position.",
    params: IdParams,
    body: WatchedBody,
    response: { status: 200, body: Progress },
    errors: ["not_found"],
  },
  "DELETE /api/playback/v1/plays/{session}/": {
    access: "member",
    summary: "End one of the caller's plays, on any device.",
    params: Type.Object({ session: PlaySession }),
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
