import type { memberSubscriptionWire } from "@mindreel/contract/billing/member-subscription";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/billing/v1/members/{id}/cancel/": {
    access: [401, 403, 403, 400],
    request: async ({ t, tokenOf }) => {
      const { id } = await t.subscriber();
      return { token: await tokenOf("superuser"), id, body: { when: "period_end" }, details: { when: "period_end" } };
    },
    body: { when: "period_end" },
  },
  "POST /api/billing/v1/members/{id}/resume/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf }) => {
      const [{ id }, token] = [await t.subscriber(), await tokenOf("superuser")];
      await t.ok("POST /api/billing/v1/members/{id}/cancel/", { token, id, body: { when: "period_end" } });
      return { token, id, details: {} };
    },
  },
} satisfies Rows<typeof memberSubscriptionWire>;
