import { Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const filmCaptionsWire = wire({
  "GET /api/public/v1/film-captions/": {
    access: "anyone",
    summary: "The captions of the landing page's film, as WebVTT, if the owner has added some.",
    response: { status: 200, body: Type.String(), file: "vtt" },
    errors: ["not_found"],
  },
});
