import type { profileWire } from "@mindreel/contract/accounts/profile";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "PATCH /api/accounts/v1/userlist/{id}/": {
    access: [401, 404, 404, 404],
    request: async ({ member }) => {
      const { token, id } = await member();
      return { token, id, form: { full_name: "Ada Lovelace", profile_pic: await thumbnail() } };
    },
  },
  "GET /api/accounts/v1/userlist/{id}/": { access: [401, 404, 404, 404] },
} satisfies Rows<typeof profileWire>;
