import type { openingWire } from "@mindreel/contract/site/opening";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/site/v1/opening/": { access: [401, 403, 403, 200] },
  "PUT /api/site/v1/opening/": {
    access: [401, 403, 403, 400],
    request: async ({ t, tokenOf }) => {
      const token = await tokenOf("superuser");
      await t.ok("PUT /api/site/v1/opening/", { token, body: { open: false } });
      return { token, body: { open: true }, details: { site: "open" }, target: 2 };
    },
    body: { open: true },
  },
} satisfies Rows<typeof openingWire>;
