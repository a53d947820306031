import type { reconciliationWire } from "@mindreel/contract/billing/reconciliation";
import { expect } from "vitest";
import { first } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/reconciliation/": { access: [401, 403, 403, 200] },
  "POST /api/billing/v1/reconciliation/": {
    access: [401, 403, 403, 503],
    request: async ({ t, tokenOf }) => {
      const runs = await t.query<{ id: number }>("select nextval('reconciliations_id_seq')::int + 1 as id");
      return { token: await tokenOf("superuser"), details: {}, target: first(runs).id };
    },
  },
  "POST /api/billing/v1/reconciliation/heal/": {
    access: [401, 403, 403, 201],
    request: async ({ t, tokenOf }) => {
      const { subscription } = await t.subscriber();
      await t.query("update subscriptions set status = 'canceled', renews = false where id = $1", [subscription]);
      const token = await tokenOf("superuser");
      await t.ok("POST /api/billing/v1/reconciliation/", { token });
      const state = () => t.ok("GET /api/billing/v1/reconciliation/", { token });
      await expect.poll(async () => (await state()).running).toBe(false);
      const [run] = await t.query<{ id: number }>("select max(id) as id from reconciliations");
      return { token, body: {}, details: { differences: 1 }, target: run?.id ?? 0 };
    },
    body: { ids: [1] },
  },
} satisfies Rows<typeof reconciliationWire>;
