import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, Nullable } from "../wire/primitives.ts";
import { SourceKind } from "./videos.ts";

/** The provider's answer about a video; with anything but `found`, the video would not play here now. */
export const LookState = Type.Union([
  Type.Literal("found"),
  Type.Literal("gone"),
  Type.Literal("private"),
  Type.Literal("not_embeddable"),
  Type.Literal("not_video"),
  Type.Literal("unreachable"),
]);
export type LookState = Static<typeof LookState>;

export const Lookup = Type.Object({
  state: LookState,
  message: Nullable(Type.String({ description: "A sentence for people, if the video was not found" })),
  source_kind: SourceKind,
  provider: Type.String({ description: "The provider's name, or the host of a file" }),
  video_oid: Type.String({ description: "The video's id at its provider, from its address" }),
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds" })),
  still: Nullable(Type.String({ description: "The provider's picture as a data URL (WebP)" })),
  chapters: Type.Integer({ minimum: 0, description: "The number of chapters in its description" }),
  present: Nullable(
    Type.Object({ id: Id, title: Type.String() }, { description: "The same video, if the library has it" }),
  ),
});
export type Lookup = Static<typeof Lookup>;

export const LookupQuery = Type.Object({ url: FilledText(limits.url) });

export const LookedUpLength = Type.Object({
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null if unknown" })),
});

export const videoLookupWire = wire({
  "GET /api/category/v1/lookup/": {
    access: "superuser",
    summary:
      "Details of a video from its provider, or from the host of its file. Takes up to 10 seconds for each request.",
    query: LookupQuery,
    response: { status: 200, body: Lookup },
  },
  "GET /api/category/v1/lookup/length/": {
    access: "superuser",
    summary: "The length of a video, from its provider or the host of its file. Takes up to 10 seconds.",
    query: LookupQuery,
    response: { status: 200, body: LookedUpLength },
  },
});
