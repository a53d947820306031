import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Nullable } from "../wire/primitives.ts";
import { SourceKind } from "./sources.ts";

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
  message: Nullable(Type.String({ description: "A sentence for a person, where the video was not found" })),
  source_kind: SourceKind,
  provider: Type.String({ description: "Its name, or the host of a file" }),
  video_oid: Type.String({ description: "The video's id at its provider, as its address has it" }),
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds" })),
  still: Nullable(Type.String({ description: "The provider's picture as a data URL (WebP)" })),
});
export type Lookup = Static<typeof Lookup>;

export const LookupQuery = Type.Object({ url: FilledText(limits.url) });

export const LookedUpLength = Type.Object({
  duration: Nullable(Type.Integer({ minimum: 1, description: "Seconds; null where nobody tells" })),
});

export const videoLookupWire = wire({
  "GET /api/category/v1/lookup/": {
    access: "superuser",
    summary:
      "What the provider of a video, or the host of a file, tells of it. Takes up to 10 seconds for each answer.",
    query: LookupQuery,
    response: { status: 200, body: Lookup },
  },
  "GET /api/category/v1/lookup/length/": {
    access: "superuser",
    summary: "How long a video is, as its provider or the host of a file tells it. Takes up to 10 seconds.",
    query: LookupQuery,
    response: { status: 200, body: LookedUpLength },
  },
});
