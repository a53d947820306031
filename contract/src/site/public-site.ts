import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { ValuesBesideMails } from "./values.ts";

/** What only mails contain, and the texts of legal pages, which have a call of their own. */
const elsewhere = ["mail_sender", "mail_signature", ...legalDocuments] as const;

export const PublicSite = Type.Object({
  ...Type.Omit(ValuesBesideMails, elsewhere).properties,
  languages: Type.Array(Type.Enum([...languages]), { description: "The languages of the pages, the fallback first" }),
  legal: Type.Array(Type.Enum([...legalDocuments]), { description: "The existing legal pages" }),
});
export type PublicSite = Static<typeof PublicSite>;

export const publicSiteWire = wire({
  "GET /api/public/v1/site/": {
    access: "anyone",
    summary: "The site's name, look, wording and price, for everybody. Null: the built-in wording.",
    response: { status: 200, body: PublicSite },
  },
});
