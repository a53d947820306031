import type { searchWire } from "@mindreel/contract/catalogue/search";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/search/v1/": { access: [401, 403, 400, 400] },
  "GET /api/search/v1/suggest/": { access: [401, 403, 400, 400] },
} satisfies Rows<typeof searchWire>;
