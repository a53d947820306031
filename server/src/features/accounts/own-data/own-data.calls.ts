import type { ownDataWire } from "@mindreel/contract/accounts/own-data";
import type { Rows } from "#test/calls/rows.ts";
import { proof } from "#test/calls/world.ts";

export const calls = {
  "POST /api/accounts/v1/security/own-data/": {
    access: [401, 200, 200, 200],
    request: async ({ member }) => ({ token: (await member()).token, body: proof }),
    body: { current_password: "x", code: "x" },
  },
} satisfies Rows<typeof ownDataWire>;
