import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const Showcase = Type.Object({
  categories: Type.Array(Type.String()),
  stills: Type.Array(Type.Object({ src: Type.String(), srcset: Type.String() })),
});
export type Showcase = Static<typeof Showcase>;

export const showcaseWire = wire({
  "GET /api/public/v1/showcase/": {
    access: "anyone",
    summary: "A few category names and stills for the landing page; no ids, no links.",
    answer: { status: 200, body: Showcase },
  },
});
