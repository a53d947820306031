import type { memberAdminWire } from "@mindreel/contract/accounts/member-admin";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/accounts/v1/userlist/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/export/users/": {
    access: [401, 403, 403, 200],
    request: ({ exported }) => exported("users"),
  },
  "DELETE /api/accounts/v1/userlist/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf }) => {
      const token = await tokenOf("superuser");
      const { id, username: name } = await t.subscriber();
      return { token, id, body: { reason: "Spam" }, details: { name, reason: "Spam" } };
    },
    body: { reason: "rude" },
  },
  "POST /api/accounts/v1/userlist/{id}/unblock/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf, member }) => {
      const { id, username: name } = await member();
      await t.block(id);
      return { token: await tokenOf("superuser"), id, details: { name } };
    },
  },
  "GET /api/accounts/v1/userlist/{id}/account/": { access: [401, 403, 403, 404] },
  "DELETE /api/accounts/v1/userlist/{id}/sessions/": {
    access: [401, 403, 403, 404],
    request: async ({ tokenOf, member }) => {
      const { id, username: name } = await member();
      return { token: await tokenOf("superuser"), id, details: { name } };
    },
  },
} satisfies Rows<typeof memberAdminWire>;
