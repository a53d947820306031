import type { connectionsWire } from "@mindreel/contract/site/connections";
import type { Rows } from "#test/calls/rows.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { atEnd } from "#test/run/at-end.ts";

const body = { host: "127.0.0.1", port: 1, encryption: "none", user: null, from: "films@example.com" };

export const calls = {
  "GET /api/site/v1/connections/": { access: [401, 403, 403, 200] },
  "PUT /api/site/v1/connections/mail/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => {
      const smtp = await startSmtp();
      atEnd(smtp.stop);
      const details = { name: body.host };
      return { token: await tokenOf("superuser"), body: { ...body, port: smtp.port }, details, target: 1 };
    },
    body,
  },
  "DELETE /api/site/v1/connections/mail/": {
    access: [401, 403, 403, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("superuser"), details: {}, target: 1 }),
  },
  "GET /api/site/v1/connections/mail/records/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof connectionsWire>;
