import { type Static, Type } from "typebox";
import { Nullable } from "./primitives.ts";

/** The lines as they were pasted; each fault is reported for its own line. */
export const Pasted = Type.String({ maxLength: 20_000 });

export const LineNumber = Type.Integer({
  minimum: 1,
  maximum: 10_000_000,
  description: "Identifies this line in the response",
});

/** The outcome of one line. */
export const LineOutcome = Type.Union([
  Type.Literal("added"),
  Type.Literal("skipped"),
  Type.Literal("unsubscribed"),
  Type.Literal("faulty"),
]);
export type LineOutcome = Static<typeof LineOutcome>;

export const ImportedLine = Type.Object({
  line: Type.Integer(),
  outcome: LineOutcome,
  message: Nullable(Type.String({ description: "Why the line is not added" })),
});
export type ImportedLine = Static<typeof ImportedLine>;

export const LineCount = Type.Integer({ minimum: 0 });

export const IgnoredColumns = Type.Array(Type.String(), {
  description: "The names of the cells that were not understood, and are not imported",
});

/** Only reports what the import would do, without doing it. */
export const DryRun = Type.Optional(Type.Boolean({ description: "Only report what the call would do" }));
