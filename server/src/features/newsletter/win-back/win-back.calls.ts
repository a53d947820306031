import type { winBackWire } from "@mindreel/contract/newsletter/win-back";
import { expect } from "vitest";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/newsletter/v1/members/{id}/win-back/": {
    access: [401, 403, 403, 400],
    request: async ({ t, tokenOf }) => {
      const { id, token: own } = await t.subscriber();
      await t.query("update users set email_confirmed_at = now() where id = $1", [id]);
      await t.ok("PATCH /api/newsletter/v1/preferences/", { token: own, body: { news: true } });
      await t.query(
        "update subscriptions set status = 'canceled', paid_until = started_at - interval '1 day' where user_id = $1",
        [id],
      );
      const token = await tokenOf("superuser");
      return { token, id, body: { percent_off: 20, days: 30 }, details: { name: expect.stringMatching(/^BACK-/) } };
    },
    body: { percent_off: 20, days: 30 },
  },
} satisfies Rows<typeof winBackWire>;
