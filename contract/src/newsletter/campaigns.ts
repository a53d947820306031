import { type Static, Type } from "typebox";
import { languages } from "../plain/languages.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

/** `left`: members who used to be pro. */
export const AudienceGroup = Type.Union([
  Type.Literal("subscribers"),
  Type.Literal("members"),
  Type.Literal("pro"),
  Type.Literal("left"),
]);
export type AudienceGroup = Static<typeof AudienceGroup>;

export const CampaignState = Type.Union([
  Type.Literal("draft"),
  Type.Literal("scheduled"),
  Type.Literal("sending"),
  Type.Literal("paused"),
  Type.Literal("sent"),
  Type.Literal("cancelled"),
]);
export type CampaignState = Static<typeof CampaignState>;

const Count = Type.Integer({ minimum: 0 });

/** A campaign's mails, counted by state. */
export const CampaignProgress = Type.Object({
  recipients: Count,
  waiting: Count,
  delivered: Type.Integer({ minimum: 0, description: "Accepted by the mail server" }),
  refused: Type.Integer({ minimum: 0, description: "Permanently refused by the mail server" }),
  skipped: Type.Integer({
    minimum: 0,
    description: "Unsubscribed, blocked or changed their address after the recipients were fixed",
  }),
  unsure: Type.Integer({
    minimum: 0,
    description: "Being handed over when a server stopped, so they may have arrived",
  }),
  unsubscribed: Type.Integer({ minimum: 0, description: "With the link in this email" }),
});
export type CampaignProgress = Static<typeof CampaignProgress>;

const draft = {
  subject: Text(limits.campaignSubject),
  preview_text: Text(limits.campaignPreviewText),
  body: Text(limits.campaignBody),
  videos: Type.Array(Id, { maxItems: limits.campaignVideos, uniqueItems: true }),
  audience: Type.Array(AudienceGroup, { maxItems: 4, uniqueItems: true }),
  language: Nullable(
    Type.Enum([...languages], {
      description: "Only people in the audience who read this language get it; null: everybody in it",
    }),
  ),
};

export const Campaign = Type.Object({
  id: Id,
  ...draft,
  state: CampaignState,
  version: Type.Integer({ minimum: 1, description: "Incremented with each change of the draft" }),
  send_at: Nullable(Timestamp),
  begun_at: Nullable(Timestamp),
  ended_at: Nullable(Timestamp),
  changed_at: Timestamp,
  trouble: Nullable(Type.String({ description: "Why the mail server currently accepts no emails" })),
  progress: CampaignProgress,
});
export type Campaign = Static<typeof Campaign>;

export const ListedCampaign = Type.Pick(Campaign, ["id", "subject", "state", "send_at", "ended_at", "changed_at"]);
export type ListedCampaign = Static<typeof ListedCampaign>;

/** A new draft with the content of another campaign. */
const Duplicate = Type.Object({
  campaign: Campaign,
  left_out: Type.Integer({
    minimum: 0,
    description: "How many of its videos are gone, so that the draft has none of them",
  }),
});

const DraftBody = Type.Object({
  ...draft,
  version: Type.Integer({ minimum: 1, description: "Of the draft that the change is based on" }),
});
export type DraftBody = Static<typeof DraftBody>;

/** The mail as a recipient gets it. */
export const MailPreview = Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() });
export type MailPreview = Static<typeof MailPreview>;

export const campaignsWire = wire({
  "GET /api/admin/v1/campaigns/": {
    access: "superuser",
    summary: "All campaigns, newest first, 12 a page. Drafts are listed from their first change on.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: Paged(ListedCampaign) },
    errors: ["invalid_page"],
  },
  "POST /api/admin/v1/campaigns/": {
    access: "superuser",
    summary: "Create an empty campaign.",
    createsDraft: true,
    response: { status: 201, body: Campaign },
  },
  "GET /api/admin/v1/campaigns/{id}/": {
    access: "superuser",
    summary: "A campaign and its progress.",
    params: IdParams,
    response: { status: 200, body: Campaign },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/campaigns/{id}/": {
    access: "superuser",
    summary: "Save a draft while it is being written. The audit log gets one entry per editing session.",
    params: IdParams,
    body: DraftBody,
    audit: "campaign.write",
    response: { status: 200, body: Campaign },
    errors: ["not_found", "campaign_changed", "campaign_state"],
  },
  "DELETE /api/admin/v1/campaigns/{id}/": {
    access: "superuser",
    summary: "Delete a campaign that was never sent.",
    params: IdParams,
    audit: "campaign.delete",
    response: { status: 204, body: null },
    errors: ["not_found", "campaign_state"],
  },
  "POST /api/admin/v1/campaigns/{id}/duplicate/": {
    access: "superuser",
    summary: "Create a draft with the content of a campaign in any state. Videos that are gone are left out.",
    params: IdParams,
    audit: "campaign.duplicate",
    response: { status: 201, body: Duplicate },
    errors: ["not_found"],
  },
  "GET /api/admin/v1/campaigns/{id}/preview/": {
    access: "superuser",
    summary: "A campaign's email as its recipients get it, except that its links do not unsubscribe.",
    params: IdParams,
    response: { status: 200, body: MailPreview },
    errors: ["not_found"],
  },
});
