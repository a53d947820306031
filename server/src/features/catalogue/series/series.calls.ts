import type { seriesWire } from "@mindreel/contract/catalogue/series";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/series/v1/series/": { access: [401, 403, 200, 200] },
  "GET /api/series/v1/series/{id}/": { access: [401, 403, 404, 404] },
} satisfies Rows<typeof seriesWire>;
