import type { filmCaptionsWire } from "@mindreel/contract/site/film-captions";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/film-captions/": { access: [404, 404, 404, 404] },
} satisfies Rows<typeof filmCaptionsWire>;
