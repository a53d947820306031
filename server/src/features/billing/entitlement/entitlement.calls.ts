import type { entitlementWire } from "@mindreel/contract/billing/entitlement";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/accounts/v1/checkpro/": { access: [401, 200, 200, 200] },
} satisfies Rows<typeof entitlementWire>;
