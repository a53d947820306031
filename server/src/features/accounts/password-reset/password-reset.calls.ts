import type { passwordResetWire } from "@mindreel/contract/accounts/password-reset";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

/** The two parts of a mailed reset link, for a member with a passkey. */
async function resetLink({ t, withPasskey, mailed }: World) {
  const { id, email } = await withPasskey();
  await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
  return { uid: String(id), token: await mailed(email, /reset-password\/\d+\/([\w-]{43})\s/) };
}

export const calls = {
  "POST /dj-rest-auth/password/reset/": {
    access: [400, 400, 400, 400],
    request: async ({ t }) => ({ body: { email: (await t.register()).email } }),
    body: { email: "someone@example.com" },
  },
  "POST /reset-password/{uid}/{token}/": {
    access: [400, 400, 400, 400],
    request: async (world) => {
      const next = "another lake, another dawn";
      const params = await resetLink(world);
      return { params, body: { ...params, new_password1: next, new_password2: next, remove_passkeys: true } };
    },
    body: { new_password1: password, new_password2: password, uid: "1", token: "x" },
  },
  "POST /api/accounts/v1/password-reset/passkeys/": {
    access: [400, 400, 400, 400],
    request: async (world) => ({ body: await resetLink(world) }),
    body: { uid: "1", token: "x" },
  },
} satisfies Rows<typeof passwordResetWire>;
