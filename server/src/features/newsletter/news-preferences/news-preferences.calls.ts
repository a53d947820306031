import type { newsPreferencesWire } from "@mindreel/contract/newsletter/news-preferences";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/newsletter/v1/preferences/": { access: [401, 200, 200, 200] },
  "PATCH /api/newsletter/v1/preferences/": {
    access: [401, 200, 200, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("member"), body: { news: false } }),
    body: { news: true },
  },
} satisfies Rows<typeof newsPreferencesWire>;
