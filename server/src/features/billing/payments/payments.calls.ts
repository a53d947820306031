import type { paymentsWire } from "@mindreel/contract/billing/payments";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/payments/": { access: [401, 403, 403, 200] },
  "GET /api/billing/v1/payments/totals/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/export/payments/": {
    access: [401, 403, 403, 200],
    request: ({ exported }) => exported("payments"),
  },
} satisfies Rows<typeof paymentsWire>;
