import { type Static, Type } from "typebox";
import { SourceKind } from "./catalogue.ts";
import { wire } from "./endpoint.ts";
import { DryRun, ImportedLine, LineCount, LineNumber, Pasted } from "./imports.ts";
import { limits } from "./limits.ts";
import { FilledText, Nullable } from "./primitives.ts";

/** What became of asking for a video; `found` aside, it would not play here now. */
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

export const ImportLine = Type.Object({
  line: LineNumber,
  url: Pasted,
  title: Type.Optional(Pasted),
  category: Type.Optional(Pasted),
  description: Type.Optional(Pasted),
  oid: Type.Optional(Pasted),
});
export type ImportLine = Static<typeof ImportLine>;

export const ImportBody = Type.Object({
  lines: Type.Array(ImportLine, { minItems: 1, maxItems: limits.importLines }),
  create_categories: Type.Optional(Type.Boolean({ description: "Create the categories that there are not yet" })),
  dry_run: DryRun,
});
export type ImportBody = Static<typeof ImportBody>;

export const ImportResult = Type.Object({
  added: LineCount,
  skipped: LineCount,
  faulty: LineCount,
  new_categories: Type.Array(Type.String(), { description: "Those that there were not yet" }),
  lines: Type.Array(ImportedLine),
});
export type ImportResult = Static<typeof ImportResult>;

export const libraryWire = wire({
  "GET /api/category/v1/lookup/": {
    access: "superuser",
    summary:
      "What the provider of a video, or the host of a file, tells of it. Takes up to 10 seconds for each answer.",
    query: LookupQuery,
    answer: { status: 200, body: Lookup },
  },
  "POST /api/category/v1/import/": {
    access: "superuser",
    summary:
      "Add many videos at once, all of them or none; the first line becomes the newest. What is in the library is skipped.",
    body: ImportBody,
    audit: "library.import",
    answer: { status: 200, body: ImportResult },
  },
});
