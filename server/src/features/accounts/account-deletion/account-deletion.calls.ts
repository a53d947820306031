import type { accountDeletionWire } from "@mindreel/contract/accounts/account-deletion";
import type { Rows } from "#test/calls/rows.ts";
import { proof } from "#test/calls/world.ts";

export const calls = {
  "POST /api/accounts/v1/security/leave/": {
    access: [401, 200, 200, 200],
    request: async ({ member }) => ({ ...(await member()), body: proof }),
    body: { current_password: "x", code: "x", forget_news: true },
  },
  "DELETE /api/accounts/v1/security/leave/": {
    access: [401, 204, 204, 204],
    request: async ({ t, member }) => {
      const { token } = await member();
      await t.ok("POST /api/accounts/v1/security/leave/", { token, body: proof });
      return { token };
    },
  },
} satisfies Rows<typeof accountDeletionWire>;
