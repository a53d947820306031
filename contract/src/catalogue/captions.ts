import { type Static, Type } from "typebox";
import { captionKinds } from "../plain/kinds/caption-kinds.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";

const Kind = Type.Enum([...captionKinds]);

/** Timed text of a video: one language, one purpose. */
export const Caption = Type.Object({
  id: Id,
  language: Type.String({ description: "A BCP 47 tag" }),
  kind: Kind,
  label: Type.String({ description: "The name by which members choose it" }),
  cues: Type.Integer({ minimum: 1, description: "The number of cues" }),
  created_at: Timestamp,
});
export type Caption = Static<typeof Caption>;

export const CaptionFault = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  message: Type.String({ description: "A sentence for people" }),
});
export type CaptionFault = Static<typeof CaptionFault>;

export const KeptCaption = Type.Object({
  caption: Caption,
  replaced: Nullable(
    Type.Integer({ description: "The id of the captions that these replaced; restoring them undoes it" }),
  ),
  faults: Type.Array(CaptionFault, { description: "The first faults in the file, and what became of them" }),
  fault_count: Type.Integer({ minimum: 0 }),
});
export type KeptCaption = Static<typeof KeptCaption>;

export const CaptionBody = Type.Object({
  language: FilledText(limits.language),
  kind: Kind,
  label: Type.Optional(Text(limits.captionLabel)),
});
export type CaptionBody = Static<typeof CaptionBody>;

export const CaptionMatch = Type.Object({
  name: Type.String(),
  video: Nullable(Type.Object({ id: Id, title: Type.String() })),
  language: Nullable(Type.String()),
  kind: Kind,
});
export type CaptionMatch = Static<typeof CaptionMatch>;

/** The result of fetching the captions of a source. */
export const TakenCaptions = Type.Object({
  kept: Type.Array(KeptCaption),
  failed: Type.Array(Type.Object({ label: Type.String(), message: Type.String() })),
});
export type TakenCaptions = Static<typeof TakenCaptions>;

const number = "^[0-9]+$";
const CaptionParams = Type.Object({
  id: Type.String({ pattern: number }),
  caption: Type.String({ pattern: number }),
});

export const captionsWire = wire({
  "GET /api/category/v1/video/{id}/captions/": {
    access: "opened",
    summary: "The captions of a video, by language.",
    params: IdParams,
    response: { status: 200, body: Type.Array(Caption) },
    errors: ["not_found"],
  },
  "POST /api/category/v1/video/{id}/captions/": {
    access: "superuser",
    summary:
      "Add a WebVTT or SRT file; it replaces captions of the same language, kind and label. Faulty cues are left out. Besides UTF-8 and UTF-16, it may have an old encoding of its language.",
    params: IdParams,
    body: CaptionBody,
    files: ["file"],
    filesHold: "captions",
    audit: "video.add_captions",
    response: { status: 201, body: KeptCaption },
    errors: ["not_found"],
  },
  "GET /api/category/v1/video/{id}/captions/{caption}.vtt": {
    access: "opened",
    summary: "A caption file as WebVTT, with text and a few safe tags only.",
    params: CaptionParams,
    response: { status: 200, body: Type.String(), file: "vtt" },
    errors: ["not_found", "plan_required"],
  },
  "DELETE /api/category/v1/video/{id}/captions/{caption}/": {
    access: "superuser",
    summary: "Remove captions; they can be restored for 7 days.",
    params: CaptionParams,
    audit: "video.remove_captions",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/category/v1/video/{id}/captions/{caption}/restore/": {
    access: "superuser",
    summary: "Restore captions that were removed or replaced; captions that replaced them are removed.",
    params: CaptionParams,
    audit: "video.restore_captions",
    response: { status: 200, body: Caption },
    errors: ["not_found"],
  },
  "POST /api/category/v1/video/{id}/captions/import/": {
    access: "superuser",
    summary: "Import the captions listed in the source's HLS playlist, including those of Mux and Cloudflare Stream.",
    params: IdParams,
    audit: "video.import_captions",
    response: { status: 200, body: TakenCaptions },
    errors: ["not_found", "unavailable"],
  },
  "GET /api/category/v1/captions/match/": {
    access: "superuser",
    summary: "Which videos caption files are for, by the Oid or address in their names, which line feeds separate.",
    query: Type.Object({
      names: FilledText(limits.captionNames),
    }),
    response: { status: 200, body: Type.Array(CaptionMatch) },
  },
});
