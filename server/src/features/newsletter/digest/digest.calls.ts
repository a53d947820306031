import type { digestWire } from "@mindreel/contract/newsletter/digest";
import type { Rows } from "#test/calls/rows.ts";

const body = { mails_per_hour: 3600, digest: "weekly" };

export const calls = {
  "GET /api/admin/v1/news-settings/": { access: [401, 403, 403, 200] },
  "PUT /api/admin/v1/news-settings/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      body,
      details: { name: "News", digest: "weekly", mails_per_hour: 3600 },
      target: 1,
    }),
    body,
  },
} satisfies Rows<typeof digestWire>;
