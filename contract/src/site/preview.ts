import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { ValuesBesideMails } from "./settings.ts";

/** The settings in which a draft differs from the saved ones. Mails are previewed elsewhere. */
export const SitePreviewBody = Type.Object(Type.Partial(ValuesBesideMails).properties, {
  additionalProperties: false,
});
export type SitePreviewBody = Static<typeof SitePreviewBody>;

export const SitePreview = Type.Object({
  html: Type.String({ description: "The landing page as a document without scripts" }),
});
export type SitePreview = Static<typeof SitePreview>;

export const sitePreviewWire = wire({
  "POST /api/site/v1/preview/": {
    access: "superuser",
    summary: "The landing page as it would be with these settings, which are not saved, in the caller's language.",
    body: SitePreviewBody,
    readOnly: true,
    response: { status: 200, body: SitePreview },
    errors: ["not_found"],
  },
});
