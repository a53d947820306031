import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, IdParams } from "../wire/primitives.ts";

export const CampaignPictureBody = Type.Object({ description: FilledText(limits.pictureDescription) });
export type CampaignPictureBody = Static<typeof CampaignPictureBody>;

export const CampaignPicture = Type.Object({
  markdown: Type.String({
    description: "The Markdown that shows the picture, with its description, in a campaign's text",
  }),
});
export type CampaignPicture = Static<typeof CampaignPicture>;

export const campaignPicturesWire = wire({
  "POST /api/admin/v1/campaigns/{id}/pictures/": {
    access: "superuser",
    summary: "Upload a picture for the text of a campaign. It is deleted after a day unless a campaign uses it.",
    params: IdParams,
    body: CampaignPictureBody,
    files: ["picture"],
    audit: "campaign.picture",
    response: { status: 201, body: CampaignPicture },
    errors: ["not_found", "campaign_state"],
  },
});
