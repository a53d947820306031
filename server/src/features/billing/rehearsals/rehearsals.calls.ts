import type { rehearsalsWire } from "@mindreel/contract/billing/rehearsals";
import type { Rows } from "#test/calls/rows.ts";

const body = { kind: "code", percent_off: 20, duration: "months", months: 3, plans: [1] };

export const calls = {
  "POST /api/billing/v1/rehearsals/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({ token: await tokenOf("superuser"), body }),
    body,
  },
} satisfies Rows<typeof rehearsalsWire>;
