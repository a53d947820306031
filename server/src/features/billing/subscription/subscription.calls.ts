import type { subscriptionWire } from "@mindreel/contract/billing/subscription";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/ending/": { access: [401, 200, 200, 200] },
  "GET /api/billing/v1/subscription/": { access: [401, 200, 200, 200] },
  "POST /api/billing/v1/subscription/preview/": {
    access: [401, 400, 400, 400],
    request: async ({ member }) => ({ token: (await member()).token, body: { price: "monthly-30000" } }),
    body: { price: "monthly-30000", currency: "usd", code: "SPRING" },
  },
  "POST /api/billing/v1/subscription/change/": {
    access: [401, 400, 400, 400],
    request: async ({ t, tokenOf }) => {
      const token = await tokenOf("superuser");
      const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: "House" } });
      const body = { interval: "year", amounts: { usd: 90_000 } } as const;
      const params = { id: String(id) };
      const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params, body });
      return { token: (await t.subscriber()).token, body: { price: prices[0]?.id } };
    },
    body: { price: "monthly-30000", quote: "2099-01-01T00:00:00.000Z" },
  },
  "DELETE /api/billing/v1/subscription/change/": {
    access: [401, 503, 503, 503],
    request: async ({ t }) => ({ token: (await t.subscriber()).token }),
  },
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
