import type { memberNotesWire } from "@mindreel/contract/accounts/member-notes";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/accounts/v1/userlist/{id}/notes/": { access: [401, 403, 403, 404] },
  "POST /api/accounts/v1/userlist/{id}/notes/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf, member }) => {
      const { id, username: name } = await member();
      return { token: await tokenOf("superuser"), id, body: { text: " Called twice " }, details: { name } };
    },
    body: { text: "Called twice" },
  },
} satisfies Rows<typeof memberNotesWire>;
