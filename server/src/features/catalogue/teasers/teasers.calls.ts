import type { teasersWire } from "@mindreel/contract/catalogue/teasers";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/videos/{id}/": { access: [404, 404, 404, 404] },
  "GET /api/public/v1/categories/{id}/": { access: [404, 404, 404, 404] },
} satisfies Rows<typeof teasersWire>;
