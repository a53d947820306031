import type { registrationWire } from "@mindreel/contract/accounts/registration";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/accounts/v1/register/": {
    access: [400, 400, 400, 400],
    request: async ({ tokenOf, fresh, unique }) => {
      const name = `new${unique()}`;
      const body = { username: name, email: fresh(), password, password2: password, is_superuser: true };
      return { token: await tokenOf("superuser"), body, details: { name } };
    },
    body: {
      username: "someone",
      email: "someone@example.com",
      password,
      password2: password,
      is_superuser: false,
      accepted_legal: 1,
    },
  },
} satisfies Rows<typeof registrationWire>;
