import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
/** A generator with a seed (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const superuser = first(await t.members("superuser", 1)).token;

const { world, control } = t.emulator;
const buy = "POST /api/category/v1/create-checkout-session/";
const member = async () => first(await t.members("member", 1));
const theirs = (customer: string) => world.all("subscriptions").filter((each) => each.customer === customer);
const running = (customer: string) => theirs(customer).filter(({ status }) => status === "active");
/** What was paid, and what of it was refunded, at the provider. */
const moneyOf = (customer: string) => {
  const charges = world.all("charges").filter((each) => each.customer === customer);
  const sum = (key: "amount" | "amount_refunded") => charges.reduce((total, each) => total + each[key], 0);
  return { paid: sum("amount"), refunded: sum("amount_refunded") };
};
const recorded = (userId: number) =>
  t.query<{ subscription_id: string }>("select subscription_id from running_subscriptions where user_id = $1", [
    userId,
  ]);
const openDoubles = async () => (await t.query("select id from doubled_subscriptions where done_at is null")).length;

/** A member with two payment pages open, as two servers could lead to. */
async function twoCheckouts() {
  const { token, id } = await member();
  const one = await t.checkout(token);
  await t.query("update checkouts set open = false where user_id = $1", [id]);
  return { token, id, sessions: [one, await t.checkout(token)] as const };
}

describe("a second subscription", () => {
  it("is ended and refunded, whichever is heard of first, and told under Today", async () => {
    const { token, id, sessions } = await twoCheckouts();
    const kept = control.pay(sessions[0]);
    const second = control.pay(sessions[1]);
    second.start_date += 1;
    expect(running(kept.customer)).toHaveLength(2);
    const [early, late] = [t.emulator.events(), [...t.emulator.events()].reverse()];
    for (const event of [...late, ...early]) await t.deliver(event);
    await t.settled();
    await expect.poll(openDoubles).toBe(0);
    expect(running(kept.customer).map((each) => each.id)).toEqual([kept.id]);
    expect(moneyOf(kept.customer)).toEqual({ paid: 60_000, refunded: 30_000 });
    expect(await recorded(id)).toEqual([{ subscription_id: kept.id }]);
    expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true });
    const { needs } = await t.ok("GET /api/admin/v1/today/", { token: superuser });
    expect(needs.find(({ name }) => name === "doubled")).toMatchObject({ count: 1 });
    const refunds = await t.query("select made_by, amount, state from refunds where user_id = $1", [id]);
    expect(refunds).toEqual([{ made_by: null, amount: 30_000, state: "done" }]);
  });

  it("is refunded for all the time that it was paid beside the first", async () => {
    const { id, sessions } = await twoCheckouts();
    const kept = control.pay(sessions[0]);
    const second = control.pay(sessions[1]);
    second.start_date += 1;
    // Nothing is heard of it for two months.
    for (let months = 0; months < 2; months++) control.passToNext(kept.customer);
    expect(moneyOf(kept.customer).paid).toBe(6 * 30_000);
    await t.catchUp();
    await expect.poll(openDoubles).toBe(0);
    expect(running(kept.customer).map((each) => each.id)).toEqual([kept.id]);
    expect(moneyOf(kept.customer).refunded).toBe(3 * 30_000);
    const left = "select id from payments where user_id = $1 and subscription_id = $2 and refunded < amount_paid";
    expect(await t.query(left, [id, second.id])).toEqual([]);
  });

  it("stays if the first turns out to have ended", async () => {
    const { token, id, sessions } = await twoCheckouts();
    const first = control.pay(sessions[0]);
    await t.catchUp();
    control.refund(first.customer);
    const authorization = "Bearer sk_test_payments";
    const ended = { method: "DELETE", headers: { authorization } };
    await fetch(`${t.emulator.url}/v1/subscriptions/${first.id}`, ended);
    const second = control.pay(sessions[1]);
    // Nothing is heard of the first one's end.
    await t.catchUp(({ data }) => !JSON.stringify(data).includes(second.id));
    await expect.poll(openDoubles).toBe(0);
    expect(await recorded(id)).toEqual([{ subscription_id: second.id }]);
    expect(running(first.customer).map((each) => each.id)).toEqual([second.id]);
    expect((await t.standing(token)).is_pro).toBe(true);
  });
});

describe("two tabs that press everything at once", () => {
  it("lead to one running subscription, and to no payment that is lost", { timeout: 240_000 }, async () => {
    const body = { code: "half", percent_off: 50, duration: "once" } as const;
    await t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
    const { id: plan } = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name: "Studio" } });
    const params = { id: String(plan) };
    for (const [interval, usd] of [
      ["month", 50_000],
      ["year", 500_000],
    ] as const)
      await t.ok("POST /api/billing/v1/plans/{id}/prices/", {
        ...{ token: superuser, params },
        body: { interval, amounts: { usd } },
      });
    const { plans } = await t.ok("GET /api/public/v1/plans/", {});
    const prices = plans.flatMap((each) => each.prices.map(({ id }) => id));
    const random = randomOf(Number(process.env["SEED"] ?? 7));
    const of = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const presses = {
      checkout: (token: string) => t.request(buy, { token, body: { price: of(prices) } }),
      code: (token: string) => t.request(buy, { token, body: { price: of(prices), code: "half" } }),
      change: (token: string) =>
        t.request("POST /api/billing/v1/subscription/change/", { token, body: { price: of(prices) } }),
      cancel: (token: string) => t.request("POST /api/billing/v1/subscription/cancel/", { token }),
      resume: (token: string) => t.request("POST /api/billing/v1/subscription/resume/", { token }),
    } as const;
    const members = await t.members("member", nightly ? 50 : 8);

    /** One tab: presses, and pays whatever page it is led to. */
    async function tab(token: string): Promise<void> {
      for (let n = 0; n < 4; n++) {
        const press = of(["checkout", "code", "change", "cancel", "resume"] as const);
        const { status, body: answer } = await presses[press](token);
        // 502: the provider refuses what the other tab has just made impossible.
        expect([200, 303, 400, 409, 502]).toContain(status);
        if (status !== 303) continue;
        const session = world.find("sessions", `${answer}`.slice(`${answer}`.lastIndexOf("/") + 1));
        // The other tab may have paid it, or closed it.
        if (session?.status === "open" && random() < 0.8) control.pay(session.id);
      }
    }
    await Promise.all(members.flatMap(({ token }) => [tab(token), tab(token)]));

    // Events arrive late, twice, and in any order.
    const events = t.emulator.events();
    const shuffled = [...events, ...events].toSorted(() => random() - 0.5);
    for (const event of shuffled) await t.deliver(event);
    await t.settled();
    await expect.poll(openDoubles, { timeout: 60_000 }).toBe(0);

    const customers = await t.query<{ user_id: number; customer_id: string }>(
      "select user_id, customer_id from customers where user_id = any($1)",
      [members.map(({ id }) => id)],
    );
    expect(customers.length).toBeGreaterThan(0);
    for (const { user_id, customer_id } of customers) {
      expect(running(customer_id).length).toBeLessThanOrEqual(1);
      const ids = running(customer_id).map((each) => ({ subscription_id: each.id }));
      expect(await recorded(user_id)).toEqual(ids);
      const [ours] = await t.query<{ paid: number; refunded: number }>(
        "select coalesce(sum(amount_paid), 0)::int as paid, coalesce(sum(refunded), 0)::int as refunded from payments where user_id = $1",
        [user_id],
      );
      expect(ours).toEqual(moneyOf(customer_id));
      // What was paid for a subscription that does not run was given back.
      for (const { id } of theirs(customer_id).filter(({ status }) => status === "canceled")) {
        const lost = await t.query("select id from payments where subscription_id = $1 and refunded < amount_paid", [
          id,
        ]);
        expect(lost).toEqual([]);
      }
    }
  });
});
