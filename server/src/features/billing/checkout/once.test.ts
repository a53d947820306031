import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { first, password } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
/** The test clock starts at a fixed date and hardly moves; the emulator uses the real time. */
const now = (milliseconds = 0) => t.advance(Date.now() + milliseconds - Number(t.clock()));
now();
const { control, world } = t.emulator;
const day = 86_400;
const create = "POST /api/category/v1/create-checkout-session/";
const superuser = first(await t.members("superuser", 1)).token;

const body = { interval: "once", amounts: { usd: 90_000 } } as const;
const request = { token: superuser, params: { id: "1" }, body };
const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", request);
const once = prices.find(({ interval }) => interval === "once")?.id ?? "";

const idIn = (url: unknown) => `${url}`.slice(`${url}`.lastIndexOf("/") + 1);
async function buys(token: string, wish: object = {}) {
  const session = idIn(await t.ok(create, { token, body: { price: once, ...wish } }));
  control.payOnce(session);
  now(1000);
  await t.catchUp();
  return session;
}
async function buyer() {
  const made = first(await t.members("member", 1));
  const session = await buys(made.token);
  return { ...made, session, customer: world.find("sessions", session)?.customer ?? "" };
}
const running = (customer: string) =>
  world.all("subscriptions").filter((each) => each.customer === customer && each.ended_at === null);

describe("what is bought for ever", () => {
  it("is paid once and has no end", async () => {
    const { token, id, email, session } = await buyer();
    expect(await t.ok("GET /api/category/v1/session-check/", { token, query: { session_id: session } })).toBe(true);
    const standing = await t.standing(token);
    expect(standing).toMatchObject({
      ...{ state: "forever", is_pro: true, next: null, current_period_end: null },
      ...{ plan: { id: 1, name: "Monthly" }, price: { id: once, interval: "once", amount: 90_000, currency: "usd" } },
      ...{ last_payment: { amount: 90_000 }, invoices: [{ amount: 90_000, currency: "usd" }] },
    });
    expect(Date.parse(standing.pro_until ?? "")).toBeGreaterThan(Date.UTC(8999, 0, 1));
    expect(await t.history(id)).toEqual(["bought"]);
    await expect.poll(() => t.mails.filter(({ to }) => to === email).map(({ text }) => text)).toHaveLength(1);
    expect(t.mails.find(({ to }) => to === email)?.text).toContain("You paid $900.00. It's yours for ever");
  });

  it("is not bought twice, nor beside a new subscription", async () => {
    const { token } = await buyer();
    for (const wish of [{ price: once }, {}]) {
      expect((await t.request(create, { token, body: wish })).body).toMatchObject({ code: "already_subscribed" });
    }
  });

  it("ends with a refund in full or a lost dispute, and stays with one in part", async () => {
    const [refunded, disputed, kept] = [await buyer(), await buyer(), await buyer()];
    control.refund(refunded.customer);
    control.dispute(disputed.customer, "lost");
    const charge = world.all("charges").find((each) => each.customer === kept.customer);
    const headers = { authorization: "Bearer sk_test_payments" };
    await fetch(`${t.emulator.url}/v1/refunds`, { method: "POST", headers, body: `charge=${charge?.id}&amount=100` });
    await t.catchUp();
    now(2000);
    expect(await t.standing(refunded.token)).toMatchObject({
      state: "none",
      is_pro: false,
      returned: { how: "refund" },
    });
    expect(await t.standing(disputed.token)).toMatchObject({ is_pro: false, returned: { how: "dispute" } });
    expect(await t.standing(kept.token)).toMatchObject({ state: "forever", is_pro: true });
    expect(await t.history(refunded.id)).toEqual(["bought", "refunded"]);
    // Who has their money back may buy again.
    await buys(refunded.token);
    expect(await t.standing(refunded.token)).toMatchObject({ state: "forever", is_pro: true });
  });

  it("is refunded by a superuser like any payment", async () => {
    const { token, id } = await buyer();
    const of = { token: superuser, params: { id: String(id) } };
    const { payments } = await t.ok("GET /api/billing/v1/members/{id}/", of);
    expect(payments).toMatchObject([{ amount_paid: 90_000, status: "paid" }]);
    const owner = await t.login((await t.register("superuser")).email);
    const made = { id: randomUUID(), amount: 90_000, refunded: 0, reason: "asked for it", current_password: password };
    const what = { token: owner, params: { id: first(payments).id }, body: made };
    expect(await t.ok("POST /api/billing/v1/payments/{id}/refunds/", what)).toEqual({ state: "done" });
    await t.catchUp();
    now(2000);
    expect(await t.isPro(token)).toBe(false);
  });

  it("cancels the subscription that runs, at the end of its period", async () => {
    const member = await t.subscriber();
    const preview = await t.ok("POST /api/billing/v1/subscription/preview/", {
      ...{ token: member.token, body: { price: once } },
    });
    expect(preview).toMatchObject({ due_now: 90_000, next: 0, takes_effect: "now" });
    await buys(member.token);
    await expect.poll(() => running(member.customer).map((each) => each.cancel_at_period_end)).toEqual([true]);
    control.passToNext(member.customer);
    await t.age(member.id, 31 * day);
    await t.catchUp();
    expect(running(member.customer)).toEqual([]);
    expect(await t.standing(member.token)).toMatchObject({ state: "forever", is_pro: true, price: { id: once } });
  });

  it("that was refunded leaves what was paid for before it", async () => {
    const member = await t.subscriber();
    const params = { id: String(member.id) };
    await t.ok("POST /api/billing/v1/members/{id}/cancel/", { token: superuser, params, body: { when: "now" } });
    const before = await t.standing(member.token);
    await buys(member.token);
    control.refund(member.customer);
    await t.catchUp();
    now(2000);
    const { state, is_pro, paid_until, plan } = await t.standing(member.token);
    expect({ state, is_pro, paid_until }).toEqual({ state: "cancelling", is_pro: true, paid_until: before.paid_until });
    expect(plan).toEqual(before.plan);
  });

  it("ends at once a subscription whose renewal has failed", async () => {
    const member = await t.subscriber();
    control.failNextPayments(member.customer);
    control.passToNext(member.customer);
    await t.age(member.id, 31 * day);
    await t.catchUp();
    await buys(member.token);
    await expect.poll(() => running(member.customer)).toEqual([]);
    await t.catchUp();
    expect(await t.standing(member.token)).toMatchObject({ state: "forever", is_pro: true, pay_url: null });
  });

  it("costs less with a code, which then counts as used", async () => {
    const code = { code: "tenth", percent_off: 10, duration: "once" } as const;
    const { id } = await t.ok("POST /api/billing/v1/codes/", { token: superuser, body: code });
    const { token } = first(await t.members("member", 1));
    await buys(token, { code: "tenth" });
    expect(await t.standing(token)).toMatchObject({ last_payment: { amount: 81_000 } });
    const uses = await t.ok("GET /api/billing/v1/codes/{id}/uses/", { token: superuser, params: { id: String(id) } });
    expect(uses.count).toBe(1);
  });

  it("counts for its plan's members, and arrives without an event, or with the nightly comparison", async () => {
    const made = first(await t.members("member", 1));
    const session = idIn(await t.ok(create, { token: made.token, body: { price: once } }));
    control.payOnce(session);
    now(1000);
    await t.catchUp(() => true);
    expect(await t.standing(made.token)).toMatchObject({ state: "forever" });
    await t.query("delete from payments where user_id = $1", [made.id]);
    await t.query("delete from subscriptions where user_id = $1", [made.id]);
    await t.services.billing.reconciliation.runNightly();
    await expect.poll(async () => (await t.standing(made.token)).state).toBe("forever");
  });

  it("is no price that a subscription goes over to", async () => {
    const { token } = await t.subscriber();
    const answer = await t.request("POST /api/billing/v1/subscription/change/", { token, body: { price: once } });
    expect(answer.body).toMatchObject({ code: "invalid_input" });
  });
});
