import type { ownPagesWire } from "@mindreel/contract/site/own-pages";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/pages/{slug}/": { access: [404, 404, 404, 404] },
} satisfies Rows<typeof ownPagesWire>;
