import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Age, Email, FilledText, Honeypot, Id, Nullable, Paged, PageQuery, Text } from "../wire/primitives.ts";

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
  /** The page of this site to open after signing up through the mailed offer: path and query. Any other is ignored. */
  next: Type.Optional(Text(limits.nextPage)),
  website: Honeypot,
});
export type SubscriberBody = Static<typeof SubscriberBody>;

export const Subscriber = Type.Object({
  id: Id,
  first_name: Type.String(),
  middle_name: Type.String(),
  last_name: Type.String(),
  full_name: Type.String(),
  age: Nullable(Type.Integer({ description: "Null if an imported list did not contain it" })),
  telephone: Type.String(),
  country: Type.String(),
  secondary_email: Type.String(),
  comments: Type.String(),
  /** Receives no more mails. */
  unsubscribed: Type.Boolean(),
});
export type Subscriber = Static<typeof Subscriber>;

/** Echoes what was sent, without the id: an id would reveal whether the address was known. */
export const SignedUp = Type.Omit(Subscriber, ["id"]);
export type SignedUp = Static<typeof SignedUp>;

export const SubscriberListQuery = Type.Object(PageQuery);
export type SubscriberListQuery = Static<typeof SubscriberListQuery>;

export const subscribersWire = wire({
  "GET /api/subscriber/v1/subscriberlist/": {
    access: "superuser",
    summary: "All subscribers, newest first, 12 a page.",
    query: SubscriberListQuery,
    response: { status: 200, body: Paged(Subscriber) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/export/subscribers/": {
    access: "superuser",
    summary: "All subscribers, newest first, as a CSV file.",
    audit: "export.subscribers",
    response: { status: 200, body: Type.String(), file: "csv" },
    errors: ["rate_limited"],
  },
  "POST /api/subscriber/v1/subscriberlist/": {
    access: "anyone",
    summary: "Sign up for news. A second sign-up of the same address succeeds, without a second record.",
    body: SubscriberBody,
    response: { status: 201, body: SignedUp },
    errors: ["rate_limited", "proof_required"],
  },
});
