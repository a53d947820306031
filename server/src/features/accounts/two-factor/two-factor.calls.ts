import type { twoFactorWire } from "@mindreel/contract/accounts/two-factor";
import { password } from "#test/app/members.ts";
import { codeAt, withTwoFactor } from "#test/authenticator.ts";
import type { Rows } from "#test/calls/rows.ts";
import { proof, type World } from "#test/calls/world.ts";

async function proven({ t }: World) {
  const { token, code } = await withTwoFactor(t);
  return { token, body: { ...proof, code: code() } };
}

export const calls = {
  // Their address is not confirmed.
  "POST /api/accounts/v1/security/two-factor/": {
    access: [401, 403, 403, 403],
    request: async ({ member }) => ({ token: (await member()).token, body: proof }),
    body: { current_password: password, code: "000000" },
  },
  "POST /api/accounts/v1/security/two-factor/confirm/": {
    access: [401, 400, 400, 400],
    request: async (world) => {
      const { token, body } = await proven(world);
      await world.t.ok("POST /api/accounts/v1/security/two-factor/off/", { token, body });
      const { secret } = await world.t.ok("POST /api/accounts/v1/security/two-factor/", { token, body: proof });
      return { token, body: { code: codeAt(secret, world.t.clock()) } };
    },
    body: { code: "000000" },
  },
  "POST /api/accounts/v1/security/two-factor/recovery-codes/": {
    access: [401, 409, 409, 409],
    request: proven,
    body: { current_password: password, code: "000000" },
  },
  "POST /api/accounts/v1/security/two-factor/off/": {
    access: [401, 409, 409, 409],
    request: proven,
    body: { current_password: password, code: "000000" },
  },
} satisfies Rows<typeof twoFactorWire>;
