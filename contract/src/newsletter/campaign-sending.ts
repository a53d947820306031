import { type Static, Type } from "typebox";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, IdParams, Nullable, Paged, PageQuery, Timestamp } from "../wire/primitives.ts";
import { Campaign } from "./campaigns.ts";

/** The outcome of the mail to one recipient. */
export const DeliveryState = Type.Union([
  Type.Literal("waiting"),
  Type.Literal("handing_over"),
  Type.Literal("delivered"),
  Type.Literal("refused"),
  Type.Literal("skipped"),
  Type.Literal("unsure"),
]);
export type DeliveryState = Static<typeof DeliveryState>;

export const Delivery = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  email: Type.String(),
  state: DeliveryState,
  changed_at: Timestamp,
  answer: Nullable(Type.String({ description: "The mail server's response, or why the email was skipped" })),
  unsubscribed_at: Nullable(Timestamp),
  bounced_at: Nullable(Timestamp),
});
export type Delivery = Static<typeof Delivery>;

const DeliveriesQuery = Type.Object({
  ...PageQuery,
  state: Type.Optional(Type.Union([DeliveryState, Type.Literal("unsubscribed"), Type.Literal("bounced")])),
});
export type DeliveriesQuery = Static<typeof DeliveriesQuery>;

const SendBody = Type.Object({
  send_at: Nullable(Timestamp),
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: "Of the draft that was reviewed; a newer one is not sent" }),
  ),
  planned_at: Type.Optional(
    Type.Union([Timestamp, Type.Null()], {
      description: "The `send_at` that the caller last saw; if somebody else has changed it since, nothing changes",
    }),
  ),
});
export type SendBody = Static<typeof SendBody>;

const CancelQuery = Type.Object({
  state: Type.Optional(Type.Literal("scheduled", { description: "Cancel it only if sending has not begun" })),
});
export type CancelQuery = Static<typeof CancelQuery>;

const changed = { response: { status: 200, body: Campaign }, errors: ["not_found", "campaign_state"] } as const;

const Mailboxes = Type.Integer({ minimum: 0 });

/** How many mailboxes each group has now that want news. A mailbox may be in several. */
export const Audiences = Type.Object({ subscribers: Mailboxes, members: Mailboxes, pro: Mailboxes, left: Mailboxes });
export type Audiences = Static<typeof Audiences>;

const AudiencesQuery = Type.Object({
  language: Type.Optional(Type.Enum([...languages], { description: "Count only those who read it" })),
});

export const campaignSendingWire = wire({
  "GET /api/admin/v1/news-audiences/": {
    access: "superuser",
    summary: "The number of mailboxes in each group that news can be sent to.",
    query: AudiencesQuery,
    response: { status: 200, body: Audiences },
    errors: ["invalid_input"],
  },
  "GET /api/admin/v1/campaigns/{id}/audience/": {
    access: "superuser",
    summary: "The number of mailboxes that the campaign would be sent to now.",
    params: IdParams,
    response: { status: 200, body: Type.Object({ recipients: Type.Integer({ minimum: 0 }) }) },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/campaigns/{id}/test/": {
    access: "superuser",
    summary: "Send a test email of a campaign to the caller.",
    params: IdParams,
    audit: "campaign.test",
    response: { status: 200, body: Detail },
    errors: ["not_found", "invalid_input", "rate_limited"],
  },
  "POST /api/admin/v1/campaigns/{id}/send/": {
    access: "superuser",
    summary: "Send a campaign now or at a given time. Its recipients are fixed when sending begins.",
    params: IdParams,
    body: SendBody,
    audit: "campaign.send",
    ...changed,
    errors: ["not_found", "campaign_changed", "campaign_state", "invalid_input"],
  },
  "POST /api/admin/v1/campaigns/{id}/pause/": {
    access: "superuser",
    summary: "Pause a campaign: no emails are sent until it is resumed.",
    params: IdParams,
    audit: "campaign.pause",
    ...changed,
  },
  "POST /api/admin/v1/campaigns/{id}/resume/": {
    access: "superuser",
    summary: "Resume a paused campaign.",
    params: IdParams,
    audit: "campaign.resume",
    ...changed,
  },
  "POST /api/admin/v1/campaigns/{id}/cancel/": {
    access: "superuser",
    summary: "Cancel a campaign: the remaining emails are never sent. A scheduled campaign becomes a draft again.",
    params: IdParams,
    query: CancelQuery,
    audit: "campaign.cancel",
    ...changed,
  },
  "GET /api/admin/v1/campaigns/{id}/deliveries/": {
    access: "superuser",
    summary: "The deliveries of a campaign, 12 a page; optionally those of one kind.",
    params: IdParams,
    query: DeliveriesQuery,
    response: { status: 200, body: Paged(Delivery) },
    errors: ["invalid_page", "not_found"],
  },
  "GET /api/admin/v1/campaigns/{id}/export/": {
    access: "superuser",
    summary: "The recipients of a campaign as a CSV file.",
    params: IdParams,
    audit: "export.recipients",
    response: { status: 200, body: Type.String(), file: "csv" },
    errors: ["not_found", "rate_limited"],
  },
});
