import type { sessionsWire } from "@mindreel/contract/accounts/sessions";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/accounts/v1/login/": {
    access: [400, 400, 400, 400],
    request: async ({ t, news }) => ({
      body: { email: (await t.register()).email, password, offer: await news("signup\\?offer=") },
    }),
    body: { email: "someone@example.com", password, code: "000000" },
  },
  "POST /api/accounts/v1/logout/": {
    access: [401, 200, 200, 200],
    request: async ({ member }) => ({ token: (await member()).token }),
  },
  "GET /api/accounts/v1/current_user/": { access: [401, 200, 200, 200] },
} satisfies Rows<typeof sessionsWire>;
