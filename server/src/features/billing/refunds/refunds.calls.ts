import { randomUUID } from "node:crypto";
import type { refundsWire } from "@mindreel/contract/billing/refunds";
import { first } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import { proof } from "#test/calls/world.ts";

export const calls = {
  "POST /api/billing/v1/payments/{id}/refunds/": {
    access: [401, 403, 403, 400],
    request: async ({ t, member }) => {
      const [{ token }, { id: target }] = [await member("superuser"), await t.subscriber()];
      const { id, number } = first(
        await t.query<{ id: string; number: string }>("select id, number from payments where user_id = $1", [target]),
      );
      const body = { ...proof, id: randomUUID(), amount: 100, refunded: 0, reason: " Broken film " };
      const details = { invoice: number, refund: "100 usd", reason: "Broken film" };
      return { token, params: { id }, body, details, target };
    },
    body: { id: "4e0bb7a4-7a2c-4f65-9d4e-8f8a53a1d1c1", amount: 100, refunded: 0, reason: "Broken film" },
  },
} satisfies Rows<typeof refundsWire>;
