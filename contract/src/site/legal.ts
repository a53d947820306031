import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { wire } from "../wire/endpoint.ts";

export const LegalPage = Type.Object({
  html: Type.String({ description: "The owner's text as HTML, without scripts, styles, or pictures from other sites" }),
});
export type LegalPage = Static<typeof LegalPage>;

export const legalWire = wire({
  "GET /api/public/v1/legal/{document}/": {
    access: "anyone",
    summary: "A legal page of the site, if the owner has written it.",
    params: Type.Object({ document: Type.Enum([...legalDocuments]) }),
    response: { status: 200, body: LegalPage },
    errors: ["not_found"],
  },
});
