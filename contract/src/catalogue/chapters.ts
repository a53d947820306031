import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, IdParams, Nullable } from "../wire/primitives.ts";

/** A part of a video that has a name. It lasts until the next one begins. */
export const Chapter = Type.Object({
  start: Type.Integer({ minimum: 0, maximum: limits.playSeconds, description: "Seconds" }),
  title: FilledText(limits.chapterTitle),
});
export type Chapter = Static<typeof Chapter>;

/** Where chapters come from, highest precedence first. */
export const chapterOrigins = ["hand", "file", "description"] as const;
export type ChapterOrigin = (typeof chapterOrigins)[number];

export const Chapters = Type.Object({
  origin: Nullable(Type.Enum([...chapterOrigins], { description: "Null if there are none" })),
  chapters: Type.Array(Chapter, { description: "By start time" }),
});
export type Chapters = Static<typeof Chapters>;

export const ChaptersBody = Type.Object({
  chapters: Type.Array(Chapter, { maxItems: limits.chapters }),
  /** The chapters that were edited. If they have changed since, nothing is saved. */
  before: Type.Optional(Chapters),
});

export type ChaptersBody = Static<typeof ChaptersBody>;

export const chaptersWire = wire({
  "GET /api/category/v1/video/{id}/chapters/": {
    access: "opened",
    summary:
      "The chapters of a video: those set by hand, or else those of its chapter file, or else those of its description.",
    params: IdParams,
    response: { status: 200, body: Chapters },
    errors: ["not_found"],
  },
  "PUT /api/category/v1/video/{id}/chapters/": {
    access: "superuser",
    summary: "Set the chapters of a video. With an empty list, those of its chapter file or description are used.",
    params: IdParams,
    body: ChaptersBody,
    audit: "video.change_chapters",
    response: { status: 200, body: Chapters },
    errors: ["not_found", "text_changed"],
  },
});
