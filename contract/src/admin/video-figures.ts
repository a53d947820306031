import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Nullable } from "../wire/primitives.ts";
import { FiguresQuery } from "./figures.ts";

/** A video's length is divided into this many steps; step 0 is its beginning. */
export const retentionSteps = 100;

const Count = Type.Integer({ minimum: 0 });

export const VideoDay = Type.Object({
  day: Type.String({ format: "date", description: "A day in UTC, such as 2026-01-31" }),
  plays: Type.Integer({ minimum: 0, description: "How often five seconds or more were watched in one go" }),
  seconds: Type.Integer({ minimum: 0, description: "Seconds watched" }),
});
export type VideoDay = Static<typeof VideoDay>;

export const VideoFigures = Type.Object({
  plays: Type.Integer({ minimum: 0, description: "All plays so far whose last report is at least an hour old" }),
  finished: Type.Integer({ minimum: 0, description: "Those of these plays that reached nine tenths of the length" }),
  watched: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: "The mean share of the length that was watched; null without plays",
    }),
  ),
  retention: Type.Array(Count, {
    minItems: retentionSteps + 1,
    maxItems: retentionSteps + 1,
    description: "For each step of the length, from 0 to 100: the number of plays that covered it",
  }),
  days: Type.Array(VideoDay),
});
export type VideoFigures = Static<typeof VideoFigures>;

/** Figures of a video that can be downloaded as a file. */
export const videoFigureFiles = ["retention", "days"] as const;
export type VideoFigureFile = (typeof videoFigureFiles)[number];

export const videoFiguresWire = wire({
  "GET /api/playback/v1/videos/{id}/figures/": {
    access: "superuser",
    summary: "How a video is watched: its retention, finished plays, and plays by day.",
    params: IdParams,
    query: FiguresQuery,
    response: { status: 200, body: VideoFigures },
    errors: ["not_found"],
  },
  "GET /api/playback/v1/videos/{id}/figures/file/": {
    access: "superuser",
    summary: "A video's retention, or its plays by day, as a CSV file.",
    params: IdParams,
    query: Type.Object({ ...FiguresQuery.properties, file: Type.Enum([...videoFigureFiles]) }),
    audit: "export.video_figures",
    response: { status: 200, body: Type.String(), file: "csv" },
    errors: ["not_found"],
  },
});
