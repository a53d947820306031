import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { ValuesBesideMails } from "./values.ts";

/** What only mails contain, and the texts of legal pages, which have a call of their own. */
const elsewhere = ["mail_sender", "mail_signature", ...legalDocuments] as const;

export const PublicSite = Type.Object({
  ...Type.Omit(ValuesBesideMails, elsewhere).properties,
  languages: Type.Array(Type.Enum([...languages]), { description: "Those that pages come in, the site's own first" }),
  legal: Type.Array(Type.Enum([...legalDocuments]), { description: "The legal pages that there are" }),
});
export type PublicSite = Static<typeof PublicSite>;

export const publicSiteWire = wire({
  "GET /api/public/v1/site/": {
    access: "anyone",
    summary: "What anyone may know of the site: its name, look, words and price. Null: the built-in words.",
    response: { status: 200, body: PublicSite },
  },
});
