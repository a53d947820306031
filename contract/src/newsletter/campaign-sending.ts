import { type Static, Type } from "typebox";
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
  answer: Nullable(Type.String({ description: "What the mail server said, or why the mail was skipped" })),
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
    Type.Integer({ minimum: 1, description: "Of the draft that was looked at: a newer one is not sent" }),
  ),
});
export type SendBody = Static<typeof SendBody>;

const changed = { response: { status: 200, body: Campaign }, errors: ["not_found", "campaign_state"] } as const;

export const campaignSendingWire = wire({
  "GET /api/admin/v1/campaigns/{id}/audience/": {
    access: "superuser",
    summary: "How many mailboxes the campaign would go to now.",
    params: IdParams,
    response: { status: 200, body: Type.Object({ recipients: Type.Integer({ minimum: 0 }) }) },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/campaigns/{id}/test/": {
    access: "superuser",
    summary: "Send the mail to oneself alone.",
    params: IdParams,
    audit: "campaign.test",
    response: { status: 200, body: Detail },
    errors: ["not_found", "invalid_input", "rate_limited"],
  },
  "POST /api/admin/v1/campaigns/{id}/send/": {
    access: "superuser",
    summary: "Send a campaign now or at a time. Its recipients are fixed when sending begins.",
    params: IdParams,
    body: SendBody,
    audit: "campaign.send",
    ...changed,
    errors: ["not_found", "campaign_changed", "campaign_state", "invalid_input"],
  },
  "POST /api/admin/v1/campaigns/{id}/pause/": {
    access: "superuser",
    summary: "Stop handing mails over until the campaign goes on.",
    params: IdParams,
    audit: "campaign.pause",
    ...changed,
  },
  "POST /api/admin/v1/campaigns/{id}/resume/": {
    access: "superuser",
    summary: "Go on with a paused campaign.",
    params: IdParams,
    audit: "campaign.resume",
    ...changed,
  },
  "POST /api/admin/v1/campaigns/{id}/cancel/": {
    access: "superuser",
    summary: "End a campaign: what is not handed over never is. One that has not begun becomes a draft again.",
    params: IdParams,
    audit: "campaign.cancel",
    ...changed,
  },
  "GET /api/admin/v1/campaigns/{id}/deliveries/": {
    access: "superuser",
    summary: "The recipients of a campaign, 12 a page; optionally those of one kind.",
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
