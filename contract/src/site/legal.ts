import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { wire } from "../wire/endpoint.ts";
import { Id } from "../wire/primitives.ts";

export const LegalPage = Type.Object({
  html: Type.String({ description: "The owner's text as HTML, without scripts, styles, or pictures from other sites" }),
});
export type LegalPage = Static<typeof LegalPage>;

/** The terms and the privacy policy that somebody accepts on sign-up. */
export const AcceptedLegal = Type.Optional({
  ...Id,
  description: "The version of the site's settings whose terms and privacy policy are accepted",
});

export const legalWire = wire({
  "GET /api/public/v1/legal/{document}/": {
    access: "anyone",
    summary: "A legal page of the site, if the owner has written it.",
    params: Type.Object({ document: Type.Enum([...legalDocuments]) }),
    response: { status: 200, body: LegalPage },
    errors: ["not_found"],
  },
});
