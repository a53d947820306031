import type { memberHelpWire } from "@mindreel/contract/accounts/member-help";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/accounts/v1/userlist/{id}/password-reset/": {
    access: [401, 403, 403, 404],
    request: async ({ tokenOf, member }) => {
      const { id, username: name } = await member();
      return { token: await tokenOf("superuser"), id, details: { name } };
    },
  },
  "POST /api/accounts/v1/userlist/{id}/email-confirmation/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf, member }) => {
      const { id, username: name } = await member();
      await t.query("update users set email_confirmed_at = null where id = $1", [id]);
      return { token: await tokenOf("superuser"), id, details: { name } };
    },
  },
} satisfies Rows<typeof memberHelpWire>;
