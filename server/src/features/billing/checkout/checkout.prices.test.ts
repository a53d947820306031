import type { Amounts } from "@mindreel/contract/billing/plans";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const create = "POST /api/category/v1/create-checkout-session/";
const superuser = first(await t.members("superuser", 1)).token;
const member = async () => first(await t.members("member", 1));
const sessionsOf = (id: number) =>
  t.emulator.world.all("sessions").filter(({ client_reference_id }) => client_reference_id === String(id));
const open = (id: number) => sessionsOf(id).filter(({ status }) => status === "open");

/** A plan with a price a month. */
async function plan(name: string, amounts: Amounts) {
  const made = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name } });
  const body = { interval: "month", amounts } as const;
  const request = { token: superuser, params: { id: String(made.id) }, body };
  const priced = await t.ok("POST /api/billing/v1/plans/{id}/prices/", request);
  return { id: made.id, price: first(priced.prices).id };
}

const stored = async (userId: number) =>
  first(await t.query("select plan_id, price_id, amount, currency from subscriptions where user_id = $1", [userId]));

describe("a checkout", () => {
  it("sells the price that is asked for, and the subscription knows its plan and price", async () => {
    const studio = await plan("Studio", { eur: 4900 });
    const { token, id } = await member();
    await t.ok(create, { token, body: { price: studio.price } });
    const session = first(open(id));
    expect(session).toMatchObject({ amount_total: 4900, currency: "eur" });
    t.emulator.control.pay(session.id);
    await t.catchUp();
    expect(await stored(id)).toEqual({ plan_id: studio.id, price_id: studio.price, amount: 4900, currency: "eur" });
    expect(t.emulator.world.all("products").map(({ name }) => name)).toContain("Mindreel Studio");
  });

  it("without a body, or with an empty one, sells the first plan for a month", async () => {
    const { token, id } = await member();
    const url = (await t.request(create, { token })).body;
    expect((await t.request(create, { token, body: {} })).body).toBe(url);
    expect((await t.request(create, { token, body: { price: null, currency: null } })).body).toBe(url);
    expect(open(id)).toMatchObject([{ amount_total: 30_000, currency: "usd" }]);
    t.emulator.control.pay(first(open(id)).id);
    await t.catchUp();
    expect(await stored(id)).toEqual({ plan_id: 1, price_id: "monthly-30000", amount: 30_000, currency: "usd" });
  });

  it("by default sells a month, in the currency of that price, even where something shorter is on sale", async () => {
    const params = { id: "1" };
    const week = { interval: "week", amounts: { eur: 9900 } } as const;
    const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token: superuser, params, body: week });
    expect((await t.ok("GET /api/public/v1/plans/", {})).currency).toBe("usd");
    const { token, id } = await member();
    await t.ok(create, { token });
    expect(open(id)).toMatchObject([{ amount_total: 30_000, currency: "usd" }]);
    const weekly = prices.find(({ interval }) => interval === "week")?.id ?? "";
    const request = { token: superuser, params: { id: "1", price: weekly } };
    expect((await t.request("DELETE /api/billing/v1/plans/{id}/prices/{price}/", request)).status).toBe(204);
  });

  it("is refused at the field for a price that is not on sale, or not in the currency", async () => {
    const old = await plan("Old", { usd: 500 });
    await t.ok("DELETE /api/billing/v1/plans/{id}/", { token: superuser, params: { id: String(old.id) } });
    const { token, id } = await member();
    const refused = async (body: object) => {
      const answer = await t.request(create, { token, body });
      return [answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})];
    };
    expect(await refused({ price: old.price })).toEqual([400, ["price"]]);
    expect(await refused({ price: "monthly-1" })).toEqual([400, ["price"]]);
    expect(await refused({ currency: "eur" })).toEqual([400, ["currency"]]);
    expect(sessionsOf(id)).toEqual([]);
  });

  it("leaves one payment page open, whatever several tabs choose at once", async () => {
    const choices = [
      await plan("One", { usd: 100 }),
      await plan("Two", { usd: 200 }),
      await plan("Three", { usd: 300 }),
    ];
    const { token, id } = await member();
    const tabs = Array.from({ length: 12 }, (_, n) => ({ price: choices[n % 3]?.price ?? "" }));
    const answers = await Promise.all(tabs.map((body) => t.request(create, { token, body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(open(id)).toHaveLength(1);
    expect(answers.map(({ body }) => body)).toContain(first(open(id)).url);
  });

  it("makes a price only once, and again if it was lost or archived at the provider", async () => {
    const { price } = await plan("Lost", { usd: 700 });
    const prices = () => t.emulator.world.all("prices").filter((each) => each.lookup_key?.endsWith(price));
    const buyers = await t.members("member", 6);
    const buy = ({ token }: { token: string }) => t.ok(create, { token, body: { price } });
    await Promise.all(buyers.slice(0, 4).map(buy));
    expect(prices()).toHaveLength(1);
    await t.query("update prices set provider_price_id = 'price_gone' where id = $1", [price]);
    await buy(first(buyers.slice(4)));
    expect(prices()).toHaveLength(1);
    expect(open(first(buyers.slice(4)).id)).toMatchObject([{ amount_total: 700 }]);
  });
});

it("is compared each night: a price that somebody changed at the provider is made again, an archived one sold again", async () => {
  const [changed, archived] = [await plan("Changed", { usd: 800 }), await plan("Archived", { usd: 810 })];
  const [one, two] = [await member(), await member()];
  await t.ok(create, { token: one.token, body: { price: changed.price } });
  await t.ok(create, { token: two.token, body: { price: archived.price } });
  const atStripe = (price: string) => t.emulator.world.all("prices").filter((each) => each.lookup_key?.endsWith(price));
  Object.assign(first(atStripe(changed.price)), { unit_amount: 1 });
  Object.assign(first(atStripe(archived.price)), { active: false });
  await t.services.billing.comparePrices();
  expect(atStripe(changed.price)).toMatchObject([{ unit_amount: 800, active: true }]);
  expect(atStripe(archived.price)).toMatchObject([{ unit_amount: 810, active: true }]);
  const known = await t.query("select provider_price_id as id from prices where id = $1", [changed.price]);
  expect(known).toEqual([{ id: first(atStripe(changed.price)).id }]);
});

it("takes a subscription at a price that was agreed on before there were plans for the first plan's", async () => {
  const { id, subscription } = await t.subscriber();
  const running = t.emulator.world.find("subscriptions", subscription);
  const item = first(running?.items.data ?? []);
  Object.assign(item.price, { id: "price_inline", lookup_key: null, product: "prod_inline", unit_amount: 900 });
  const begun = t.emulator.events().find(({ type }) => type === "customer.subscription.created");
  await t.deliver({ ...begun, id: "evt_again", data: { object: running } });
  await t.settled();
  expect(await stored(id)).toEqual({ plan_id: 1, price_id: null, amount: 900, currency: "usd" });
});
