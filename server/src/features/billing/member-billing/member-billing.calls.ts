import type { memberBillingWire } from "@mindreel/contract/billing/member-billing";
import { first } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/members/{id}/": { access: [401, 403, 403, 404] },
  "POST /api/billing/v1/members/{id}/free-time/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf, member }) => {
      const { id } = await member();
      const body = { days: 7, reason: " Sorry " };
      return { token: await tokenOf("superuser"), id, body, details: { days: 7, reason: "Sorry" }, target: id };
    },
    body: { days: 30, reason: "A gift" },
  },
  "DELETE /api/billing/v1/free-time/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf, member }) => {
      const [token, { id: target }] = [await tokenOf("superuser"), await member()];
      await t.services.billing.entitlement.give(target, 9, "By mistake", null);
      const rows = await t.query<{ id: number }>("select id from free_time where user_id = $1", [target]);
      return { token, id: first(rows).id, details: { days: 9, reason: "By mistake" }, target };
    },
  },
} satisfies Rows<typeof memberBillingWire>;
