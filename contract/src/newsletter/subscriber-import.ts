import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { DryRun, IgnoredColumns, ImportedLine, LineCount, LineNumber, Pasted } from "../wire/import-lines.ts";

/**
 * A line of a list, with its cells as in a CSV file. Names, age and country are optional. Further cells may be added
 * under the headings of their columns, such as `Status`: those that tell whether somebody left count.
 */
export const SubscriberLine = Type.Object({
  line: LineNumber,
  secondary_email: Pasted,
  first_name: Type.Optional(Pasted),
  middle_name: Type.Optional(Pasted),
  last_name: Type.Optional(Pasted),
  full_name: Type.Optional(Pasted),
  age: Type.Optional(Pasted),
  telephone: Type.Optional(Pasted),
  country: Type.Optional(Pasted),
  comments: Type.Optional(Pasted),
  signed_up_at: Type.Optional(Pasted),
  unsubscribed_at: Type.Optional(Pasted),
});
export type SubscriberLine = Static<typeof SubscriberLine>;

export const SubscribersImportBody = Type.Object({
  lines: Type.Array(SubscriberLine, { minItems: 1, maxItems: limits.importLines }),
  dry_run: DryRun,
});
export type SubscribersImportBody = Static<typeof SubscribersImportBody>;

export const SubscribersImportResult = Type.Object({
  added: LineCount,
  skipped: LineCount,
  unsubscribed: LineCount,
  faulty: LineCount,
  ignored_columns: IgnoredColumns,
  lines: Type.Array(ImportedLine),
});
export type SubscribersImportResult = Static<typeof SubscribersImportResult>;

export const subscriberImportWire = wire({
  "POST /api/subscriber/v1/import/": {
    access: "superuser",
    summary:
      "Import many subscribers at once, all or none; the first line becomes the newest. Nobody is emailed, known addresses are skipped, and people who unsubscribed, here or according to the list, are stored as unsubscribed and stay so.",
    body: SubscribersImportBody,
    audit: "subscribers.import",
    response: { status: 200, body: SubscribersImportResult },
  },
});
