import { type Static, Type } from "typebox";
import { slugMax } from "../plain/kinds/own-pages.ts";
import { wire } from "../wire/endpoint.ts";
import { ValuesBesideMails } from "./settings.ts";

/** The settings in which a draft differs from the saved ones. Mails are previewed elsewhere. */
export const SitePreviewBody = Type.Object(Type.Partial(ValuesBesideMails).properties, {
  additionalProperties: false,
});
export type SitePreviewBody = Static<typeof SitePreviewBody>;

export const SitePreview = Type.Object({
  html: Type.String({ description: "The page as a document without scripts" }),
});
export type SitePreview = Static<typeof SitePreview>;

const SitePreviewQuery = Type.Object({
  path: Type.Optional(
    Type.String({
      pattern: "^/(signin|legal/[a-z]+|pages/[a-z0-9-]+)?$",
      maxLength: slugMax + 20,
      description: "The landing page `/`, sign-in, a legal page, or one of the owner's own; `/` if left out",
    }),
  ),
});

export const sitePreviewWire = wire({
  "POST /api/site/v1/preview/": {
    access: "superuser",
    summary: "A page as visitors would find it with these settings, which are not saved, in the caller's language.",
    query: SitePreviewQuery,
    body: SitePreviewBody,
    readOnly: true,
    response: { status: 200, body: SitePreview },
    errors: ["not_found"],
  },
});
