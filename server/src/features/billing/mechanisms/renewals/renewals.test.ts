import { describe, expect, it, vi } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { stopRenewalsQueue } from "./renewals.service.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const here = async (id: string) =>
  (
    await t.query<{ status: string; renews: boolean }>("select status, renews from subscriptions where id = $1", [id])
  )[0];
const atProvider = (id: string) => t.emulator.world.find("subscriptions", id);
/** Changes a subscription at the provider, as the owner can in its dashboard. */
const change = async (id: string, what: string) => {
  const request = { method: "POST", headers: { authorization: "Bearer sk_test_payments" } };
  expect((await fetch(`${t.emulator.url}/v1/subscriptions/${id}?${what}`, request)).status).toBe(200);
};
/** Lets a subscription end with its paid time. */
const runOut = async (id: string, customer: string) => {
  await change(id, "cancel_at_period_end=true");
  t.emulator.control.passTime(customer, 32 * 86_400);
};

describe("ending the renewals of a member", () => {
  it("copes with subscriptions that have ended at the provider or are unknown there, and cancels the others", async () => {
    const { id, token, subscription: ended, customer } = await t.subscriber();
    await runOut(ended, customer);
    const running = t.emulator.control.pay(await t.checkout(token)).id;
    await t.catchUp();
    // Both are newer than the running one, so they are handled first. The event that one has ended was lost.
    await t.query(
      `insert into subscriptions (id, user_id, status, started_at, renews, paid_until, sync_number, synced_at)
       values ('sub_of_another_key', $1, 'active', now() + interval '1 hour', true, now() + interval '20 days', 1, now())`,
      [id],
    );
    await t.query(
      "update subscriptions set status = 'active', renews = true, started_at = now() + interval '2 hours' where id = $1",
      [ended],
    );

    await t.services.billing.endRenewals(id);
    for (const gone of ["sub_of_another_key", ended]) {
      expect(await here(gone)).toEqual({ status: "canceled", renews: false });
    }
    expect(await here(running)).toEqual({ status: "active", renews: false });
    expect(atProvider(running)?.cancel_at_period_end).toBe(true);
  });

  it("copes with a subscription that ends after it was read", async () => {
    const { id, subscription } = await t.subscriber();
    const found = atProvider(subscription);
    const hold = async (url: string) => {
      if (url === `/v1/subscriptions/${subscription}` && found !== undefined)
        Object.assign(found, { status: "canceled", ended_at: Math.floor(Number(t.clock()) / 1000) });
    };
    t.emulator.setFault({ hold });
    await t.services.billing.endRenewals(id);
    t.emulator.setFault({});
    expect(found?.cancel_at_period_end).toBe(false);
    expect(await here(subscription)).toEqual({ status: "canceled", renews: false });
  });

  it("finds the subscription of a checkout that has just been paid", async () => {
    const { id, token } = first(await t.members("member", 1));
    const { id: subscription } = t.emulator.control.pay(await t.checkout(token));
    await t.services.billing.endRenewals(id);
    expect(atProvider(subscription)?.cancel_at_period_end).toBe(true);
    expect(await here(subscription)).toEqual({ status: "active", renews: false });
  });

  it("changes nothing if the member was unblocked or decided to stay before the job ran", async () => {
    const { id, subscription } = await t.subscriber();
    await t.services.billing.stopRenewals(t.database.db, id);
    const job = "select state from pgboss.job where name = $1 and (data ->> 'userId')::int = $2";
    await vi.waitFor(async () => {
      expect(await t.query(job, [stopRenewalsQueue.name, id])).toEqual([{ state: "completed" }]);
    });
    expect(atProvider(subscription)?.cancel_at_period_end).toBe(false);
    expect(await here(subscription)).toEqual({ status: "active", renews: true });
  });

  it.each(["is_active = false", "deletion_at = now() + interval '14 days'"])(
    "cancels a subscription paid after a block or a request to delete the account (%s)",
    async (change) => {
      const { id, token } = first(await t.members("member", 1));
      const session = await t.checkout(token);
      await t.query(`update users set ${change} where id = $1`, [id]);
      const { id: subscription } = t.emulator.control.pay(session);
      await t.catchUp();
      await vi.waitFor(async () => {
        expect(atProvider(subscription)?.cancel_at_period_end).toBe(true);
        expect(await here(subscription)).toEqual({ status: "active", renews: false });
      });
    },
  );

  it("ends a past-due subscription immediately, and voids its open invoice", async () => {
    const { id, customer, subscription } = await t.subscriber();
    t.emulator.control.failNextPayments(customer);
    t.emulator.control.passToNext(customer);
    // The server has not been notified of the failed renewal yet.
    await t.services.billing.endRenewals(id);
    expect(await here(subscription)).toEqual({ status: "canceled", renews: false });
    const [latest] = t.emulator.world.all("invoices").filter((each) => each.customer === customer);
    expect(latest).toMatchObject({ status: "void" });

    const wallet = t.emulator.world.wallets[customer];
    if (wallet !== undefined) wallet.fails = false;
    const card = new URLSearchParams({ number: "4242424242424242", expiry: "12 / 34", cvc: "123" });
    expect(await (await fetch(latest?.hosted_invoice_url ?? "", { method: "POST", body: card })).text()).toContain(
      "Nothing is due any more.",
    );
    t.emulator.control.passTime(customer, 40 * 86_400);
    await t.catchUp();
    const paid = (each: { customer: string | null; paid: boolean }) => each.customer === customer && each.paid;
    expect(t.emulator.world.all("charges").filter(paid)).toHaveLength(1);
    expect(await t.query("select pay_url from subscriptions where id = $1", [subscription])).toEqual([
      { pay_url: null },
    ]);
  });

  const inMonths = Math.floor(Date.now() / 1000) + 200 * 86_400;
  it.each([
    ["is paused", "pause_collection%5Bbehavior%5D=void", "pause_collection="],
    ["ends in some months", `cancel_at=${inMonths}`, undefined],
  ])("cancels a subscription that %s", async (_what, first, later) => {
    const { id, subscription, customer, token } = await t.subscriber();
    await change(subscription, first);
    await t.catchUp();
    expect((await t.standing(token)).state).toBe(later === undefined ? "active" : "paused");
    await t.services.billing.endRenewals(id);
    await t.query("delete from users where id = $1", [id]);
    if (later !== undefined) await change(subscription, later);
    t.emulator.control.passTime(customer, 70 * 86_400);
    const isPaid = (each: { customer: string | null; status: string }) =>
      each.customer === customer && each.status === "paid";
    expect(t.emulator.world.all("invoices").filter(isPaid)).toHaveLength(1);
  });

  it("cancels the paused subscription of a member who was blocked since", async () => {
    const { id, subscription } = await t.subscriber();
    await change(subscription, "pause_collection%5Bbehavior%5D=void");
    await t.query("update users set is_active = false where id = $1", [id]);
    await t.catchUp();
    await vi.waitFor(() => expect(atProvider(subscription)?.cancel_at_period_end).toBe(true));
  });
});
