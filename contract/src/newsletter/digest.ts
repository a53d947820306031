import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";

export const NewsSettings = Type.Object({
  mails_per_hour: Type.Integer({
    minimum: 1,
    maximum: limits.mailsPerHour,
    description: "For all campaigns together, spread evenly",
  }),
  digest: Type.Union([Type.Literal("off"), Type.Literal("weekly"), Type.Literal("monthly")], {
    description: "How often digests of new videos are sent",
  }),
});
export type NewsSettings = Static<typeof NewsSettings>;

export const digestWire = wire({
  "GET /api/admin/v1/news-settings/": {
    access: "superuser",
    summary: "The sending rate of news and the frequency of digests.",
    response: { status: 200, body: NewsSettings },
  },
  "PUT /api/admin/v1/news-settings/": {
    access: "superuser",
    summary: "Change the sending rate of news and the frequency of digests.",
    body: NewsSettings,
    audit: "campaign.settings",
    response: { status: 200, body: NewsSettings },
  },
});
