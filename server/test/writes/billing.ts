import { expect } from "vitest";
import { first } from "#test/app/members.ts";
import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

const freeMonth = { days: 30, reason: "For a nice letter" };

export function billingWrites(t: PaidApp, { tokenOf, member, news }: Stock) {
  return {
    "POST /api/category/v1/create-checkout-session/": async () => ({ token: (await member()).token }),
    "POST /api/billing/v1/members/{id}/free-time/": async () => ({
      ...{ token: await tokenOf("superuser"), id: (await member()).id, body: freeMonth },
    }),
    "DELETE /api/billing/v1/free-time/{id}/": async () => {
      const [token, { id: user }] = [await tokenOf("superuser"), await member()];
      await t.ok("POST /api/billing/v1/members/{id}/free-time/", { token, id: user, body: freeMonth });
      const rows = await t.query<{ id: number }>("select id from free_time where user_id = $1", [user]);
      return { token, id: first(rows).id };
    },
    "POST /api/billing/v1/events/{id}/replay/": async () => {
      await t.subscriber();
      const id = first(await t.query<{ id: string }>("select id from payment_events limit 1")).id;
      return { token: await tokenOf("superuser"), id };
    },
    "POST /api/billing/v1/reconciliation/": async () => ({ token: await tokenOf("superuser") }),
    "POST /api/billing/v1/reconciliation/heal/": async () => {
      const { subscription } = await t.subscriber();
      await t.query("update subscriptions set status = 'canceled', renews = false where id = $1", [subscription]);
      const token = await tokenOf("superuser");
      await t.ok("POST /api/billing/v1/reconciliation/", { token });
      const state = () => t.ok("GET /api/billing/v1/reconciliation/", { token });
      await expect.poll(async () => (await state()).running).toBe(false);
      return { token, body: {} };
    },
    "POST /api/billing/v1/portal/": async () => ({ token: (await t.subscriber()).token }),
    "POST /api/billing/v1/offer/": async () => ({
      ...{ token: (await member()).token, body: { offer: await news("signup\\?offer=") } },
    }),
  } satisfies Writes;
}
