import { type Static, Type } from "typebox";
import { openingSteps } from "../plain/opening-steps.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

export const Opening = Type.Object({
  open: Type.Boolean({ description: "False: only members and invited people get in" }),
  since: Nullable(Timestamp),
  missing: Type.Array(Type.Enum([...openingSteps]), { description: "What a site usually has before it opens" }),
  paying_members: Type.Integer({ description: "Members whose paid plan runs" }),
});
export type Opening = Static<typeof Opening>;

const OpeningBody = Type.Object({ open: Type.Boolean() }, { additionalProperties: false });

export const openingWire = wire({
  "GET /api/site/v1/opening/": {
    access: "superuser",
    summary: "Whether the site is open, since when (null: it was never closed), and what is missing before it opens.",
    response: { status: 200, body: Opening },
  },
  "PUT /api/site/v1/opening/": {
    access: "superuser",
    summary: "Open or close the site. While it is closed, visitors only learn that it is coming.",
    body: OpeningBody,
    audit: "site.opening",
    response: { status: 200, body: Opening },
  },
});
