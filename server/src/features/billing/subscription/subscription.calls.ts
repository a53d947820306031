import type { subscriptionWire } from "@mindreel/contract/billing/subscription";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/ending/": { access: [401, 200, 200, 200] },
  "GET /api/billing/v1/subscription/": { access: [401, 200, 200, 200] },
  "POST /api/billing/v1/subscription/cancel/": {
    access: [401, 409, 409, 409],
    request: async ({ t }) => ({ token: (await t.subscriber()).token }),
  },
  "POST /api/billing/v1/subscription/resume/": {
    access: [401, 409, 409, 409],
    request: async ({ t }) => ({ token: (await t.subscriber()).token }),
  },
  "POST /api/billing/v1/portal/": {
    access: [401, 503, 503, 503],
    request: async ({ t }) => ({ token: (await t.subscriber()).token }),
  },
} satisfies Rows<typeof subscriptionWire>;
