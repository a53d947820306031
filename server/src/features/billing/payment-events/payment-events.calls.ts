import type { paymentEventsWire } from "@mindreel/contract/billing/payment-events";
import { first } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/billing/v1/events/": { access: [401, 403, 403, 200] },
  "POST /api/billing/v1/events/{id}/replay/": {
    access: [401, 403, 403, 404],
    request: async ({ t, tokenOf }) => {
      await t.subscriber();
      const events = "select id, type, number from payment_events limit 1";
      const { id, type, number } = first(await t.query<{ id: string; type: string; number: number }>(events));
      return { token: await tokenOf("superuser"), id, details: { name: id, type }, target: number };
    },
  },
} satisfies Rows<typeof paymentEventsWire>;
