import type { taxesWire } from "@mindreel/contract/billing/taxes";
import type { Rows } from "#test/calls/rows.ts";

const untaxed = {
  mode: "none",
  behavior: "exclusive",
  tax_code: null,
  footer: "Kino, Oslo",
  account_tax_ids: [],
} as const;

export const calls = {
  "GET /api/billing/v1/taxes/": { access: [401, 403, 403, 200] },
  "PUT /api/billing/v1/taxes/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => {
      const details = { taxes: "none", prices: "exclusive" };
      return { token: await tokenOf("superuser"), body: { ...untaxed, account_tax_ids: [] }, details, target: 1 };
    },
    body: { ...untaxed, account_tax_ids: [] },
  },
} satisfies Rows<typeof taxesWire>;
