import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable } from "../wire/primitives.ts";

const Count = Type.Integer({ minimum: 0 });

export const Showcase = Type.Object({
  categories: Type.Array(Type.String(), { description: "The names of the categories with the most videos" }),
  stills: Type.Array(
    Type.Object({
      src: Type.String(),
      srcset: Type.String(),
      avif: Nullable(Type.String({ description: "The same as AVIF; null until it has been encoded" })),
      blur: Nullable(
        Type.String({ description: "A tiny version as a data URL, to show until the picture has loaded" }),
      ),
      title: Type.String({ description: "The video's title" }),
      category: Nullable(Type.String({ description: "The name of the video's category" })),
      free: Type.Optional(Type.Literal(true, { description: "Open to everyone, where not everything is" })),
    }),
    { description: "The videos that superusers chose, last chosen first, then the most liked ones" },
  ),
  video_count: Count,
  category_count: Count,
  new_count: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Videos published in the last 30 days; 100 means 100 or more",
  }),
});
export type Showcase = Static<typeof Showcase>;

export const showcaseWire = wire({
  "GET /api/public/v1/showcase/": {
    access: "anyone",
    summary:
      "What visitors see of the library: a few stills with their titles, a few categories, and the numbers of videos and categories.",
    response: { status: 200, body: Showcase },
  },
});
