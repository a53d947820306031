import type { publicSiteWire } from "@mindreel/contract/site/public-site";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/site/": { access: [200, 200, 200, 200] },
} satisfies Rows<typeof publicSiteWire>;
