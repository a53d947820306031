import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { DryRun, IgnoredColumns, ImportedLine, LineCount, LineNumber, Pasted } from "../wire/import-lines.ts";
import { Id, Timestamp } from "../wire/primitives.ts";

export const ImportLine = Type.Object({
  line: LineNumber,
  url: Pasted,
  title: Type.Optional(Pasted),
  category: Type.Optional(Pasted),
  description: Type.Optional(Pasted),
  oid: Type.Optional(Pasted),
  series: Type.Optional(Pasted),
  place: Type.Optional(Pasted),
});
export type ImportLine = Static<typeof ImportLine>;

export const ImportBody = Type.Object({
  lines: Type.Array(ImportLine, { minItems: 1, maxItems: limits.importLines }),
  create_categories: Type.Optional(Type.Boolean({ description: "Create missing categories" })),
  create_series: Type.Optional(Type.Boolean({ description: "Create missing series" })),
  /** When lines are sent again because the response was lost: videos added since then count as added by this call. */
  since: Type.Optional(Timestamp),
  dry_run: DryRun,
});
export type ImportBody = Static<typeof ImportBody>;

export const ImportResult = Type.Object({
  added: LineCount,
  skipped: LineCount,
  faulty: LineCount,
  new_categories: Type.Array(Type.String(), { description: "Names that did not exist before" }),
  new_series: Type.Array(Type.String(), { description: "Names that did not exist before" }),
  ignored_columns: IgnoredColumns,
  lines: Type.Array(ImportedLine),
  ids: Type.Array(Id, { description: "The ids of the added videos; deleting them undoes the import" }),
  at: Timestamp,
});
export type ImportResult = Static<typeof ImportResult>;

export const videoImportWire = wire({
  "POST /api/category/v1/import/": {
    access: "superuser",
    summary:
      "Import many videos at once, all or none; the first line becomes the newest. Videos already in the library are skipped.",
    body: ImportBody,
    audit: "library.import",
    response: { status: 200, body: ImportResult },
  },
});
