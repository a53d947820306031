import type { emailConfirmationWire } from "@mindreel/contract/accounts/email-confirmation";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function unconfirmed({ t, member }: World) {
  const user = await member();
  await t.query("update users set email_confirmed_at = null where id = $1", [user.id]);
  return user;
}

export const calls = {
  "POST /api/accounts/v1/email/confirm/": {
    access: [400, 400, 400, 400],
    request: async (world) => {
      const { token, email } = await unconfirmed(world);
      await world.t.ok("POST /api/accounts/v1/security/confirmation/", { token });
      return { body: { token: await world.mailed(email, /confirm-email\/([\w-]{43})\s/) } };
    },
    body: { token: "x" },
  },
  "POST /api/accounts/v1/security/confirmation/": {
    access: [401, 200, 200, 200],
    request: async (world) => ({ token: (await unconfirmed(world)).token }),
  },
  "POST /api/accounts/v1/security/secondary-email/confirmation/": {
    access: [401, 200, 200, 200],
    request: async ({ t, member, fresh }) => {
      const { token, id } = await member();
      await t.query("update users set secondary_email = $2 where id = $1", [id, fresh()]);
      return { token };
    },
  },
} satisfies Rows<typeof emailConfirmationWire>;
