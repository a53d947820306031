import type { showcaseWire } from "@mindreel/contract/catalogue/showcase";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/showcase/": { access: [200, 200, 200, 200] },
} satisfies Rows<typeof showcaseWire>;
