import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { DryRun, ImportedLine, LineCount, LineNumber, Pasted } from "./imports.ts";
import { limits } from "./limits.ts";
import { Age, Email, FilledText, Id, Nullable, Paged, PageQuery, Text, Timestamp, Trap } from "./primitives.ts";

export const SubscriberBody = Type.Object({
  first_name: FilledText(limits.personName),
  middle_name: Type.Optional(Text(limits.personName)),
  last_name: FilledText(limits.personName),
  full_name: Type.Optional(Text(limits.personName * 3)),
  age: Age,
  telephone: Type.Optional(Text(limits.phone)),
  country: FilledText(limits.country),
  secondary_email: Email,
  comments: Type.Optional(Text(limits.comments)),
  website: Trap,
});
export type SubscriberBody = Static<typeof SubscriberBody>;

export const Subscriber = Type.Object({
  id: Id,
  first_name: Type.String(),
  middle_name: Type.String(),
  last_name: Type.String(),
  full_name: Type.String(),
  age: Nullable(Type.Integer({ description: "Null: an imported list did not say" })),
  telephone: Type.String(),
  country: Type.String(),
  secondary_email: Type.String(),
  comments: Type.String(),
  /** Gets no more mails. */
  unsubscribed: Type.Boolean(),
});
export type Subscriber = Static<typeof Subscriber>;

export const SubscriberListQuery = Type.Object(PageQuery);
export type SubscriberListQuery = Static<typeof SubscriberListQuery>;

/** A line of a list, its cells as a CSV file has them. Without names, age and country it is taken all the same. */
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
  lines: Type.Array(ImportedLine),
});
export type SubscribersImportResult = Static<typeof SubscribersImportResult>;

/** The part of an offer's link that is the offer. */
const Offer = Text(limits.offer);

export const newsletterWire = wire({
  "GET /api/subscriber/v1/subscriberlist/": {
    access: "superuser",
    summary: "Everyone who signed up for the news, newest first, 12 a page.",
    query: SubscriberListQuery,
    answer: { status: 200, body: Paged(Subscriber) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/export/subscribers/": {
    access: "superuser",
    summary: "Everyone who signed up for the news, newest first, as a CSV file.",
    csv: "subscribers",
    audit: "export.subscribers",
    answer: { status: 200, body: Type.String() },
    errors: ["rate_limited"],
  },
  "POST /api/subscriber/v1/subscriberlist/": {
    access: "anyone",
    summary: "Sign up for the news; the same address a second time succeeds without a second record.",
    body: SubscriberBody,
    answer: { status: 201, body: Subscriber },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /api/subscriber/v1/import/": {
    access: "superuser",
    summary:
      "Add many subscribers at once, all of them or none; the first line becomes the newest. Nobody gets a mail, who is there is skipped, and who unsubscribed stays so.",
    body: SubscribersImportBody,
    audit: "subscribers.import",
    answer: { status: 200, body: SubscribersImportResult },
  },
  "POST /api/subscriber/v1/unsubscribe/{token}/": {
    access: "anyone",
    summary: "End the news by the link in a mail, as often as one likes; mail programs send it as a form (RFC 8058).",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    form: true,
    answer: { status: 200, body: Type.Object({ detail: Type.String() }) },
    errors: ["not_found", "rate_limited"],
  },
  "GET /api/public/v1/offer/": {
    access: "anyone",
    summary: "Whether an offer of a free month can still be used.",
    query: Type.Object({ offer: Offer }),
    answer: { status: 200, body: Type.Object({ usable: Type.Boolean() }) },
    errors: ["rate_limited"],
  },
  "POST /api/billing/v1/offer/": {
    access: "member",
    summary: "Take up the offer of a free month.",
    body: Type.Object({ offer: Offer }),
    answer: { status: 200, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
    errors: ["rate_limited"],
  },
});
