import type { checkoutWire } from "@mindreel/contract/billing/checkout";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/category/v1/create-checkout-session/": {
    access: [401, 503, 503, 503],
    request: async ({ member }) => ({ token: (await member()).token }),
    body: { price: "monthly-30000", currency: "usd" },
  },
  "GET /api/category/v1/session-check/": { access: [401, 400, 400, 400] },
} satisfies Rows<typeof checkoutWire>;
