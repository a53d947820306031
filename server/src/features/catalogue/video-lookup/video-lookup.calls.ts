import type { videoLookupWire } from "@mindreel/contract/catalogue/video-lookup";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/category/v1/lookup/": { access: [401, 403, 403, 400] },
  "GET /api/category/v1/lookup/length/": { access: [401, 403, 403, 400] },
} satisfies Rows<typeof videoLookupWire>;
