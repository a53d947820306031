import type { legalWire } from "@mindreel/contract/site/legal";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/legal/{document}/": { access: [404, 404, 404, 404] },
} satisfies Rows<typeof legalWire>;
