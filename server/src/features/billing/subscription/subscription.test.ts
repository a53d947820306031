import { describe, expect, it, vi } from "vitest";
import { failedPaymentQueue } from "#features/billing/mechanisms/failed-payment/failed-payment.service.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
const { control } = t.emulator;
const day = 86_400;

/** Days from now by the real clock, which the emulator uses. */
const daysFromNow = (date: string | Date | null) => (Number(new Date(date ?? 0)) - Date.now()) / (day * 1000);
const expiry = async (id: number) => daysFromNow((await t.row(id)).pro_expiry_date);
// The test clock starts at a fixed date; the emulator uses the real time.
t.advance(Date.now() - Number(t.clock()));
const superuser = first(await t.members("superuser", 1));

/** Runs a member's job that mails about a failed payment, as if it had been delayed until now. */
async function runAgain(id: number): Promise<void> {
  const itsJob = "name = $1 and (data->>'userId')::int = $2";
  const values = [failedPaymentQueue.name, id];
  await t.query(`update pgboss.job set state = 'retry', start_after = now() where ${itsJob}`, values);
  const states = () => t.query(`select state from pgboss.job where ${itsJob}`, values);
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: "completed" }]));
}

const failuresTo = (email: string) =>
  t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Your payment for"));

/** What the portal does when a member cancels or resumes. */
async function setEnd(subscription: string, ends: boolean): Promise<void> {
  const headers = { authorization: "Bearer sk_test_payments" };
  const path = `/v1/subscriptions/${subscription}`;
  await fetch(t.emulator.url + path, { method: "POST", headers, body: `cancel_at_period_end=${ends}` });
}

describe("a subscription", () => {
  it("makes a member pro with the first payment, until a day after the next one is due", async () => {
    const { id, token } = await t.subscriber();
    expect(await t.isPro(token)).toBe(true);
    expect(await t.standing(token)).toMatchObject({ state: "active", portal: true, pay_url: null });
    expect(await expiry(id)).toBeGreaterThan(28);
    expect(await expiry(id)).toBeLessThan(32.1);
    expect(await t.history(id)).toEqual(["subscribed"]);
    const user = await t.ok("GET /api/accounts/v1/current_user/", { token });
    expect(user).toMatchObject({ is_pro: true, pro_expiry_date: (await t.row(id)).pro_expiry_date?.toISOString() });
  });

  it("keeps the member pro when it renews, and counts once", async () => {
    const { id, token, customer } = await t.subscriber();
    control.passToNext(customer);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active" });
    expect(await expiry(id)).toBeGreaterThan(28);
    const paid = await t.query("select 1 from payments where user_id = $1 and status = 'paid'", [id]);
    expect(paid).toHaveLength(2);
    const [{ n } = { n: 0 }] = await t.query<{ n: number }>(
      "select count(*)::int as n from subscriptions where user_id = $1 and first_paid_at is not null",
      [id],
    );
    expect(n).toBe(1);
  });

  it("keeps the member pro for 7 days after a failed renewal, mails once, and recovers with another card", async () => {
    const { id, token, customer, email } = await t.subscriber();
    control.failNextPayments(customer);
    control.passToNext(customer);
    await t.catchUp();
    const standing = await t.standing(token);
    expect(standing.state).toBe("past_due");
    expect(standing.pay_url).toMatch(/\/rehearsal\/invoice\//);
    expect(await expiry(id)).toBeCloseTo(7, 1);
    expect(await t.isPro(token)).toBe(true);
    const mails = () => failuresTo(email);
    await vi.waitFor(() => expect(mails()).toHaveLength(1));
    expect(mails()[0]?.text).toContain(standing.pay_url);

    control.passTime(customer, 4 * day);
    await t.catchUp();
    expect(await expiry(id)).toBeCloseTo(3, 1);
    expect(mails()).toHaveLength(1);

    control.changeCard(customer);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active", pay_url: null });
    expect(await expiry(id)).toBeGreaterThan(23);
    expect(await t.history(id)).toContain("payment_recovered");
    await runAgain(id);
    expect(mails()).toHaveLength(1);
  });

  it("no longer makes the member pro when a failed renewal is not paid", async () => {
    const { id, token, customer, email } = await t.subscriber();
    control.failNextPayments(customer);
    control.passToNext(customer);
    control.passTime(customer, 8 * day);
    await t.catchUp();
    expect(await t.isPro(token)).toBe(false);
    expect(await t.standing(token)).toMatchObject({ state: "past_due" });
    control.passTime(customer, 20 * day);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "none" });
    expect(await t.history(id)).toEqual(expect.arrayContaining(["subscribed", "ended"]));
    const mails = () => failuresTo(email);
    await vi.waitFor(() => expect(mails()).toHaveLength(1));
    await runAgain(id);
    expect(mails()).toHaveLength(1);
  });

  it("lasts until the end of the paid period when it is cancelled, and can be resumed before", async () => {
    const { token, customer, subscription } = await t.subscriber();
    const end = (await t.standing(token)).paid_until;
    const set = async (ends: boolean) => {
      await setEnd(subscription, ends);
      await t.catchUp();
    };
    await set(true);
    expect(await t.standing(token)).toMatchObject({ state: "cancelling", pro_until: end, paid_until: end });
    await set(false);
    expect(await t.standing(token)).toMatchObject({ state: "active", paid_until: end });
    await set(true);
    control.passTime(customer, 32 * day);
    await t.catchUp();
    expect(await t.isPro(token)).toBe(false);
    expect(await t.standing(token)).toMatchObject({ state: "none", portal: true });
    expect(await t.checkout(token)).toMatch(/^cs_test_/);
  });

  it("is shown as the member has left it in the portal, however soon and before any event", async () => {
    const { token, subscription } = await t.subscriber();
    for (const [ends, state] of [
      [false, "active"],
      [true, "cancelling"],
      [false, "active"],
    ] as const) {
      await t.ok("POST /api/billing/v1/portal/", { token });
      await setEnd(subscription, ends);
      expect((await t.standing(token)).state).toBe(state);
    }
    await t.catchUp(() => true);
  });

  it.each(["refund", "dispute"] as const)("no longer counts once the payment is returned (%s)", async (how) => {
    const { id, token, customer, subscription } = await t.subscriber();
    if (how === "refund") control.refund(customer);
    else control.dispute(customer, "lost");
    await t.catchUp();
    t.advance(1000);
    expect(await t.isPro(token)).toBe(false);
    const told = { state: "none", is_pro: false, returned: { at: expect.any(String), how } };
    expect(await t.standing(token)).toMatchObject(told);
    expect((await t.ok("GET /api/billing/v1/members/{id}/", { id, token: superuser.token })).standing).toMatchObject(
      told,
    );
    await vi.waitFor(async () => {
      expect(t.emulator.world.find("subscriptions", subscription)?.status).toBe("canceled");
      expect(await t.history(id)).toEqual(["subscribed", how === "refund" ? "refunded" : "dispute_lost", "ended"]);
    });
  });

  it("stays without its payment while a lost dispute is appealed", async () => {
    const { id, token, customer } = await t.subscriber();
    control.dispute(customer, "lost");
    await t.catchUp();
    t.advance(1000);
    control.appeal(customer);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "none", is_pro: false, returned: { how: "dispute" } });
    expect(await t.query("select dispute from payments where user_id = $1", [id])).toEqual([{ dispute: "lost" }]);
    control.appeal(customer, "won");
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ is_pro: true, returned: null });
  });

  it("ends before the member subscribes again, so that nobody pays twice", async () => {
    const { token, customer, subscription } = await t.subscriber();
    control.refund(customer);
    // No event was received, and no job has run.
    const session = await t.checkout(token);
    expect(t.emulator.world.find("subscriptions", subscription)?.status).toBe("canceled");
    control.pay(session);
    await t.catchUp();
    t.advance(31_000);
    expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true, returned: null });
    control.passTime(customer, 40 * day);
    const charged = t.emulator.world.all("charges").filter((each) => each.customer === customer && !each.refunded);
    expect(charged).toHaveLength(2);
  });

  it("continues if the payment was refunded in part, or another one has been made since", async () => {
    const [partly, renewed] = [await t.subscriber(), await t.subscriber()];
    const charge = t.emulator.world.all("charges").find((each) => each.customer === partly.customer);
    const headers = { authorization: "Bearer sk_test_payments" };
    await fetch(`${t.emulator.url}/v1/refunds?charge=${charge?.id}&amount=5000`, { method: "POST", headers });
    control.refund(renewed.customer);
    control.passToNext(renewed.customer);
    await t.catchUp();
    for (const { token } of [partly, renewed]) {
      expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true, returned: null });
    }
  });

  it("is over immediately when it is ended and refunded, and the member can subscribe again", async () => {
    const { token, customer, subscription } = await t.subscriber();
    control.refund(customer);
    const headers = { authorization: "Bearer sk_test_payments" };
    await fetch(`${t.emulator.url}/v1/subscriptions/${subscription}`, { method: "DELETE", headers });
    await t.catchUp();
    t.advance(1000);
    expect(await t.standing(token)).toMatchObject({ state: "none" });
    control.pay(await t.checkout(token));
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "active" });
    expect(await t.isPro(token)).toBe(true);
  });

  it("is not affected by a dispute that we win", async () => {
    const { token, customer } = await t.subscriber();
    control.dispute(customer, "won");
    await t.catchUp();
    expect(await t.isPro(token)).toBe(true);
  });

  it("ends with its paid period when the member is blocked", async () => {
    const { token } = first(await t.members("superuser", 1));
    const { id, subscription } = await t.subscriber();
    await t.ok("DELETE /api/accounts/v1/userlist/{id}/", { token, id });
    await vi.waitFor(async () => {
      expect(t.emulator.world.find("subscriptions", subscription)?.cancel_at_period_end).toBe(true);
      const { standing } = await t.ok("GET /api/billing/v1/members/{id}/", { token, id });
      expect(standing.state).toBe("cancelling");
    });
  });

  it("keeps free time until after the paid period", async () => {
    const member = first(await t.members("member", 1));
    const given = { id: member.id, token: superuser.token, body: { days: 10, reason: "A gift" } };
    await t.ok("POST /api/billing/v1/members/{id}/free-time/", given);
    expect(await expiry(member.id)).toBeCloseTo(10, 1);
    expect(await t.standing(member.token)).toMatchObject({ state: "free", portal: false });
    control.pay(await t.checkout(member.token));
    await t.catchUp();
    expect(await expiry(member.id)).toBeGreaterThan(28 + 10);

    const billing = await t.ok("GET /api/billing/v1/members/{id}/", { id: member.id, token: superuser.token });
    expect(billing).toMatchObject({
      standing: { state: "active" },
      payments: [{ status: "paid", amount_paid: 30_000 }],
      free_time: [{ days: 10, kind: "gift", reason: "A gift", revoked_at: null }],
      history: [{ cause: "subscribed" }, { cause: "gift", actor: superuser.id }],
    });
    const taken = { id: billing.free_time[0]?.id ?? 0, token: superuser.token };
    await t.ok("DELETE /api/billing/v1/free-time/{id}/", taken);
    expect(await expiry(member.id)).toBeLessThan(33);
    expect(await t.isPro(member.token)).toBe(true);
    await t.ok("DELETE /api/billing/v1/free-time/{id}/", taken);
    expect((await t.history(member.id)).filter((cause) => cause === "gift_taken_back")).toHaveLength(1);
  });

  it("reports the free days left, and the same end date in the standing and in the history", async () => {
    const member = first(await t.members("member", 1));
    const given = { id: member.id, token: superuser.token, body: { days: 10, reason: "A gift" } };
    await t.ok("POST /api/billing/v1/members/{id}/free-time/", given);
    expect(await t.standing(member.token)).toMatchObject({ state: "free", free_days: 10 });
    control.pay(await t.checkout(member.token));
    await t.catchUp();
    expect(await t.standing(member.token)).toMatchObject({ state: "active", free_days: 10 });

    const { id, token } = await t.subscriber();
    const { paid_until, pro_until, free_days } = await t.standing(token);
    const { history } = await t.ok("GET /api/billing/v1/members/{id}/", { id, token: superuser.token });
    expect(history[0]?.pro_until).toBe(paid_until);
    expect(Number(new Date(pro_until ?? 0)) - Number(new Date(paid_until ?? 0))).toBe(day * 1000);
    expect(free_days).toBe(0);
  });

  it("is over once its time is up, also before the provider ends it, and the member can subscribe again", async () => {
    const { token, customer, subscription } = await t.subscriber();
    await setEnd(subscription, true);
    const hour = 3600;
    const left = daysFromNow((await t.standing(token)).paid_until) * day;
    control.passTime(customer, Math.floor(left) - hour);
    await t.catchUp();
    expect(await t.standing(token)).toMatchObject({ state: "cancelling", is_pro: true });
    t.advance(2 * hour * 1000);
    expect(await t.standing(token)).toMatchObject({ state: "none", is_pro: false, portal: true });
    expect(await t.checkout(token)).toMatch(/^cs_test_/);
    expect(t.emulator.world.find("subscriptions", subscription)?.status).toBe("active");
  });

  it("leaves a history that nobody can change", async () => {
    await expect(t.query("update entitlement_history set cause = 'x'")).rejects.toThrow(/append-only/);
    await expect(t.query("delete from entitlement_history")).rejects.toThrow(/append-only/);
  });
});
