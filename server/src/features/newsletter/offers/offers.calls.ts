import type { offersWire } from "@mindreel/contract/newsletter/offers";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/offer/": { access: [400, 400, 400, 400] },
  "GET /api/billing/v1/offer/": { access: [401, 200, 200, 200] },
  "POST /api/billing/v1/offer/": {
    access: [401, 400, 400, 400],
    request: async ({ member, news }) => ({
      token: (await member()).token,
      body: { offer: await news("signup\\?offer=") },
    }),
    body: { offer: "x" },
  },
} satisfies Rows<typeof offersWire>;
