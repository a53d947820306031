import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { wire } from "../wire/endpoint.ts";

export const LegalPage = Type.Object({
  html: Type.String({ description: "What the owner has written, as HTML without script, style or pictures of others" }),
});
export type LegalPage = Static<typeof LegalPage>;

export const legalWire = wire({
  "GET /api/public/v1/legal/{document}/": {
    access: "anyone",
    summary: "A legal page of the site, if its owner has written it.",
    params: Type.Object({ document: Type.Enum([...legalDocuments]) }),
    response: { status: 200, body: LegalPage },
    errors: ["not_found"],
  },
});
