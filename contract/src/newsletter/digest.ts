import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";

export const NewsSettings = Type.Object({
  mails_per_hour: Type.Integer({
    minimum: 1,
    maximum: limits.mailsPerHour,
    description: "Of all campaigns together, at an even pace",
  }),
  digest: Type.Union([Type.Literal("off"), Type.Literal("weekly"), Type.Literal("monthly")], {
    description: "How often new videos are mailed without anybody writing",
  }),
});
export type NewsSettings = Static<typeof NewsSettings>;

export const digestWire = wire({
  "GET /api/admin/v1/news-settings/": {
    access: "superuser",
    summary: "How fast news are mailed, and how often new videos are.",
    response: { status: 200, body: NewsSettings },
  },
  "PUT /api/admin/v1/news-settings/": {
    access: "superuser",
    summary: "Change how fast news are mailed, and how often new videos are.",
    body: NewsSettings,
    audit: "campaign.settings",
    response: { status: 200, body: NewsSettings },
  },
});
