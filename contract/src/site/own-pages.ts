import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const ShownPage = Type.Object({
  title: Type.String(),
  html: Type.String({ description: "The owner's text as HTML, without scripts, styles, or pictures from other sites" }),
});
export type ShownPage = Static<typeof ShownPage>;

export const ownPagesWire = wire({
  "GET /api/public/v1/pages/{slug}/": {
    access: "anyone",
    summary: "A page that the owner wrote, such as “About”.",
    params: Type.Object({ slug: Type.String() }),
    response: { status: 200, body: ShownPage },
    errors: ["not_found"],
  },
});
