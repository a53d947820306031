import type { requestsWire } from "@mindreel/contract/engagement/requests";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/requests/v1/requests/": { access: [401, 403, 200, 200] },
  "POST /api/requests/v1/requests/": {
    access: [401, 403, 400, 400],
    request: async ({ tokenOf }) => ({ token: await tokenOf("pro"), body: { text: "What is missing" } }),
    body: { text: "Owls at night" },
  },
  "PUT /api/requests/v1/requests/{id}/vote/": {
    access: [401, 403, 400, 400],
    request: async ({ asked, tokenOf }) => ({
      id: (await asked()).id,
      token: await tokenOf("pro"),
      body: { voted: true },
    }),
    body: { voted: true },
  },
} satisfies Rows<typeof requestsWire>;
