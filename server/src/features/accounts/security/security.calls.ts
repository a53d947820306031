import type { securityWire } from "@mindreel/contract/accounts/security";
import { first, password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import { proof } from "#test/calls/world.ts";

export const calls = {
  "GET /api/accounts/v1/security/": { access: [401, 200, 200, 200] },
  "POST /api/accounts/v1/security/password/": {
    access: [401, 400, 400, 400],
    request: async ({ member }) => {
      const next = "another lake, another dawn";
      return { token: (await member()).token, body: { ...proof, new_password1: next, new_password2: next } };
    },
    body: {
      ...{ current_password: "x", new_password1: password, new_password2: password },
    },
  },
  "DELETE /api/accounts/v1/security/sessions/": {
    access: [401, 204, 204, 204],
    request: async ({ member }) => ({ token: (await member()).token }),
  },
  "DELETE /api/accounts/v1/security/sessions/{id}/": {
    access: [401, 404, 404, 404],
    request: async ({ t, member }) => {
      const { token, id: user } = await member();
      const rows = await t.query<{ id: number }>("select id from sessions where user_id = $1", [user]);
      return { token, id: first(rows).id };
    },
  },
} satisfies Rows<typeof securityWire>;
