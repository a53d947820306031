import type { firstRunWire } from "@mindreel/contract/admin/first-run";
import { awaitSuperuser } from "#test/app/first-run.ts";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function settingUp({ tokenOf }: World) {
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
  "GET /api/admin/v1/first-run/": { access: [401, 403, 403, 200] },
  "POST /api/admin/v1/first-run/mail/": {
    access: [401, 403, 403, 200],
    request: settingUp,
  },
  "POST /api/admin/v1/first-run/payments/": {
    access: [401, 403, 403, 200],
    request: settingUp,
  },
  "PUT /api/admin/v1/first-run/steps/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      ...{ token: await tokenOf("superuser"), body: { step: "storage", skipped: true } },
      ...{ details: { step: "storage", state: "skipped" }, target: 1 },
    }),
    body: { step: "storage", skipped: true },
  },
  "PUT /api/admin/v1/first-run/put-away/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      ...{ token: await tokenOf("superuser"), body: { put_away: true }, details: {}, target: 1 },
    }),
    body: { put_away: true },
  },
} satisfies Rows<typeof firstRunWire>;
