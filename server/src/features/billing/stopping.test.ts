import { describe, expect, it } from "vitest";
import { startPaidApp } from "#test/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const here = async (id: string) =>
  (
    await t.query<{ status: string; renews: boolean }>("select status, renews from subscriptions where id = $1", [id])
  )[0];
const atProvider = (id: string) => t.standin.world.find("subscriptions", id);
/** Ends a subscription at the provider, whose event stays on its way. */
const endThere = async (id: string) => {
  const headers = { authorization: "Bearer sk_test_payments" };
  const { status } = await fetch(`${t.standin.url}/v1/subscriptions/${id}`, { method: "DELETE", headers });
  expect(status).toBe(200);
};

describe("when nothing more is to be charged to a member", { timeout: 60_000 }, () => {
  it("is done with what has ended at the provider, or is unknown there, and goes on with the others", async () => {
    const { id, token, subscription: ended } = await t.subscriber();
    const over = "status = 'canceled', renews = false, paid_until = now() - interval '1 day'";
    await t.query(`update subscriptions set ${over} where id = $1`, [ended]);
    const running = t.standin.control.pay(await t.checkout(token)).id;
    await t.catchUp();
    // Both newer than the one that runs, so that they are reached before it.
    await t.query(
      `insert into subscriptions (id, user_id, status, started_at, renews, paid_until, reading, read_at)
       values ('sub_of_another_key', $1, 'active', now() + interval '1 hour', true, now() + interval '20 days', 1, now())`,
      [id],
    );
    await t.query(
      "update subscriptions set status = 'active', renews = true, started_at = now() + interval '2 hours' where id = $1",
      [ended],
    );
    await endThere(ended);

    await t.services.billing.endRenewals(id);
    for (const gone of ["sub_of_another_key", ended]) {
      expect(await here(gone)).toEqual({ status: "canceled", renews: false });
    }
    expect(await here(running)).toEqual({ status: "active", renews: false });
    expect(atProvider(running)?.cancel_at_period_end).toBe(true);
  });
});
