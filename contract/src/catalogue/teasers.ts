import { type Static, Type } from "typebox";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Timestamp } from "../wire/primitives.ts";

/** What everybody may see of a video: never where it plays from. */
export const Teaser = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  category: Nullable(Type.String()),
  videos_thumbnail: Nullable(Type.String()),
  thumbnail_srcset: Nullable(Type.String()),
  thumbnail_avif: Nullable(Type.String()),
  thumbnail_blur: Nullable(Type.String()),
  duration: Nullable(Type.Integer({ minimum: 0 })),
  published_at: Timestamp,
  languages: Type.Array(Type.Enum([...languages]), { description: "The languages that its title is translated into" }),
});
export type Teaser = Static<typeof Teaser>;

export const teasersWire = wire({
  "GET /api/public/v1/videos/{id}/": {
    access: "anyone",
    summary: "What everybody may see of a video. With `TEASERS=off`, 401 unless signed in.",
    params: IdParams,
    response: { status: 200, body: Teaser },
    errors: ["not_found", "unauthenticated"],
  },
});
