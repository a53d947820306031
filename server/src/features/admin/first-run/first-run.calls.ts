import type { firstRunWire } from "@mindreel/contract/admin/first-run";
import { awaitSuperuser, beginSetUp } from "#test/app/first-run.ts";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function settingUp({ t, tokenOf }: World) {
  await beginSetUp(t);
  return { token: await tokenOf("superuser"), details: {}, target: 1 };
}

export const calls = {
  "GET /api/public/v1/first-run/": { access: [404, 404, 404, 404] },
  "POST /api/accounts/v1/first-superuser/": {
    access: [400, 400, 400, 400],
    request: async ({ t, tokenOf, fresh }) => {
      const [token, name] = [await tokenOf("superuser"), "the-first"];
      const body = { username: name, email: fresh(), password, password2: password, token: await awaitSuperuser(t) };
      return { token, body, details: { name } };
    },
    body: {
      ...{ token: "x", username: "someone", email: "someone@example.com", password, password2: password },
    },
  },
  "GET /api/admin/v1/first-run/": { access: [401, 403, 403, 404] },
  "POST /api/admin/v1/first-run/mail/": {
    access: [401, 403, 403, 404],
    request: settingUp,
  },
  "POST /api/admin/v1/first-run/payments/": {
    access: [401, 403, 403, 404],
    request: settingUp,
  },
  "POST /api/admin/v1/first-run/finish/": {
    access: [401, 403, 403, 404],
    request: settingUp,
  },
} satisfies Rows<typeof firstRunWire>;
