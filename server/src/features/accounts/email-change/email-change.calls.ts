import type { emailChangeWire } from "@mindreel/contract/accounts/email-change";
import type { Rows } from "#test/calls/rows.ts";
import { proof, type World } from "#test/calls/world.ts";

async function changing({ t, member, fresh }: World) {
  const [{ token }, email] = [await member(), fresh()];
  await t.ok("POST /api/accounts/v1/security/email/", { token, body: { ...proof, email } });
  return { token, email };
}

export const calls = {
  "GET /api/accounts/v1/security/addresses/": { access: [401, 200, 200, 200] },
  "POST /api/accounts/v1/security/email/": {
    access: [401, 400, 400, 400],
    request: async ({ member, fresh }) => ({ ...(await member()), body: { ...proof, email: fresh() } }),
    body: { email: "someone@example.com", current_password: "x" },
  },
  "DELETE /api/accounts/v1/security/email/": {
    access: [401, 204, 204, 204],
    request: async (world) => ({ token: (await changing(world)).token }),
  },
  "POST /api/accounts/v1/email/change/": {
    access: [400, 400, 400, 400],
    request: async (world) => {
      const { email } = await changing(world);
      return { body: { token: await world.mailed(email, /change-email\/new\/([\w-]{43})\s/) } };
    },
    body: { token: "x", refuse: false },
  },
} satisfies Rows<typeof emailChangeWire>;
