import type { NewPriceBody } from "@mindreel/contract/billing/plans";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));

const sold = (query: { currency?: string } = {}) => t.ok("GET /api/public/v1/plans/", { query });
const make = (name: string) => t.ok("POST /api/billing/v1/plans/", { token, body: { name } });
const price = (id: number, body: NewPriceBody) =>
  t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params: { id: String(id) }, body });
const archive = (id: number) => t.request("DELETE /api/billing/v1/plans/{id}/", { token, params: { id: String(id) } });

const monthly = { id: 1, name: "Monthly", description: "", trial_days: 0, trial_card: true };

describe("a site that changes nothing", () => {
  it("sells one plan, with the words and the price of its settings", async () => {
    const price = { interval: "month", interval_count: 1, amount: 30_000, currency: "usd", tax: "none" };
    expect(await sold()).toEqual({
      currency: "usd",
      currencies: ["usd"],
      plans: [
        {
          ...monthly,
          features: expect.arrayContaining(["Unlimited videos"]),
          prices: [{ id: "monthly-30000", ...price }],
        },
      ],
    });
    const settings = await t.ok("GET /api/site/v1/settings/", { token });
    const body = { version: settings.version, plan_price_cents: 900, plan_title: "Films" };
    const changed = await t.ok("PATCH /api/site/v1/settings/", { token, body });
    expect((await sold()).plans).toMatchObject([{ name: "Films", prices: [{ id: "monthly-900", amount: 900 }] }]);
    await t.ok("POST /api/site/v1/settings/undo/", {
      token,
      body: { version: changed.version, undo: changed.version },
    });
    expect((await sold()).plans).toMatchObject([{ name: "Monthly", prices: [{ amount: 30_000 }] }]);
  });

  it("says its built-in words in the reader's language", async () => {
    const german = { "accept-language": "de" };
    expect((await t.ok("GET /api/public/v1/plans/", { headers: german })).plans).toMatchObject([{ name: "Monatlich" }]);
  });

  it("always sells something", async () => {
    expect((await archive(1)).body).toMatchObject({ code: "last_plan" });
    const params = { id: "1", price: "monthly-30000" };
    const { status } = await t.request("DELETE /api/billing/v1/plans/{id}/prices/{price}/", { token, params });
    expect(status).toBe(409);
    expect((await sold()).plans).toMatchObject([{ prices: [{ id: "monthly-30000" }] }]);
  });
});

describe("plans", () => {
  it("are sold once they have a price, in their order and in each currency that has an amount", async () => {
    const { id } = await make("Studio");
    expect((await sold()).plans).toHaveLength(1);
    await price(id, { interval: "year", amounts: { eur: 500_000, usd: 550_000 } });
    await price(id, { interval: "month", amounts: { eur: 50_000, jpy: 7000 } });
    expect(await sold()).toMatchObject({ currency: "usd", currencies: ["usd", "eur", "jpy"] });
    expect((await sold()).plans.map((plan) => [plan.name, plan.prices.map(({ amount }) => amount)])).toEqual([
      ["Monthly", [30_000]],
      ["Studio", [550_000]],
    ]);
    expect(await sold({ currency: "eur" })).toMatchObject({
      currency: "eur",
      plans: [
        { id: 1, prices: [{ amount: 30_000, currency: "usd" }] },
        {
          id,
          prices: [
            { interval: "month", amount: 50_000 },
            { interval: "year", amount: 500_000 },
          ],
        },
      ],
    });
    expect((await sold({ currency: "xyz" })).currency).toBe("usd");
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params: { id: String(id) }, body: { position: 0 } });
    expect((await sold()).plans[0]).toMatchObject({ name: "Studio" });
    expect((await archive(id)).status).toBe(204);
    expect((await sold()).plans).toMatchObject([monthly]);
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params: { id: String(id) }, body: { archived: false } });
    expect((await sold()).plans).toHaveLength(2);
    await archive(id);
  });

  it("cost what the provider can charge", async () => {
    const { id } = await make("Dinar");
    const body = { interval: "month", amounts: { kwd: 3005 } } as const;
    const refused = await t.request("POST /api/billing/v1/plans/{id}/prices/", {
      token,
      params: { id: String(id) },
      body,
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { amounts: ["KWD amounts go up in steps of 0.01."] } },
    ]);
    await price(id, { interval: "month", amounts: { kwd: 3010, jpy: 1 } });
    await archive(id);
  });

  it("can be tried for some days, with or without a card", async () => {
    const body = { name: "Trial", trial_days: 7, trial_card: false };
    const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body });
    await price(id, { interval: "month", amounts: { usd: 1000 } });
    const tried = async () => (await sold()).plans.find((each) => each.id === id);
    expect(await tried()).toMatchObject({ trial_days: 7, trial_card: false });
    const params = { id: String(id) };
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params, body: { trial_card: true } });
    expect(await tried()).toMatchObject({ trial_days: 7, trial_card: true });
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params, body: { trial_days: 0 } });
    expect(await tried()).toMatchObject({ trial_days: 0 });
    await archive(id);
  });

  it("get another price in place of the one with its interval, which stays as it was", async () => {
    const { id } = await make("House");
    const before = await price(id, { interval: "month", amounts: { usd: 1000 } });
    const after = await price(id, { interval: "month", amounts: { usd: 1200 } });
    const [old] = before.prices;
    expect(after.prices).toMatchObject([
      { amounts: { usd: 1200 }, archived_at: null },
      { ...old, archived_at: expect.any(String) },
    ]);
    await archive(id);
  });

  it("with an impossible price, or in no currency, are refused at the field", async () => {
    const { id } = await make("Other");
    const refused = async (body: NewPriceBody) => {
      const { status, body: answer } = await t.request("POST /api/billing/v1/plans/{id}/prices/", {
        token,
        params: { id: String(id) },
        body,
      });
      return [status, Object.keys((answer as { errors?: object }).errors ?? {})];
    };
    expect(await refused({ interval: "year", interval_count: 4, amounts: { usd: 1 } })).toEqual([
      400,
      ["interval_count"],
    ]);
    expect(await refused({ interval: "month", amounts: { qqq: 1 } })).toEqual([400, ["amounts"]]);
  });

  it("stay at the price of the settings beside another one, and at their words until these are changed", async () => {
    const yearly = await price(1, { interval: "year", amounts: { usd: 300_000 } });
    expect(yearly).toMatchObject({ follows_price: false, follows_settings: true });
    expect((await sold()).plans).toMatchObject([{ prices: [{ id: "monthly-30000" }, { amount: 300_000 }] }]);
    expect((await sold()).plans).toMatchObject([{ prices: [{ amount: 30_000 }, { amount: 300_000 }] }]);
    const body = { description: "Everything." };
    const changed = await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params: { id: "1" }, body });
    expect(changed).toMatchObject({ name: "Monthly", description: "Everything.", follows_settings: false });
    expect(changed.features).toContain("Unlimited videos");
  });

  it("changed at the same time have one price on sale for each interval", async () => {
    const { id } = await make("Both");
    await Promise.all([1, 2, 3, 4, 5].map((usd) => price(id, { interval: "week", amounts: { usd } })));
    const plan = (await t.ok("GET /api/billing/v1/plans/", { token })).find((each) => each.id === id);
    expect(plan?.prices.filter(({ archived_at }) => archived_at === null)).toHaveLength(1);
    expect(plan?.prices).toHaveLength(5);
  });
});

it("shows everywhere what the first plan costs for a month", async () => {
  const shown = async () => (await t.ok("GET /api/public/v1/site/", {})).plan_price_cents;
  const before = await shown();
  const [firstPlan] = (await sold()).plans;
  const id = firstPlan?.id ?? 0;
  await price(id, { interval: "year", amounts: { usd: 10_000 } });
  expect(await shown()).toBe(before);
  await price(id, { interval: "month", amounts: { eur: 1100, usd: 1200 } });
  expect(await shown()).toBe(1200);
  const [now] = (await sold({ currency: "usd" })).plans;
  expect(now?.prices.find(({ interval }) => interval === "month")?.amount).toBe(1200);
});

describe("once the plan has its own price, that of the settings", async () => {
  const own = await startApp();
  const owner = { token: first(await own.members("superuser", 1)).token };
  const settings = () => own.ok("GET /api/site/v1/settings/", owner);
  const change = async (changes: object) =>
    own.request("PATCH /api/site/v1/settings/", {
      ...owner,
      body: { version: (await settings()).version, ...changes },
    });
  await change({ plan_price_cents: 900, name: "Kino" });
  const followed = await settings();
  const body: NewPriceBody = { interval: "month", amounts: { usd: 1200 } };
  await own.ok("POST /api/billing/v1/plans/{id}/prices/", { ...owner, params: { id: "1" }, body });

  it("is locked, and shows what the plan costs", async () => {
    expect(followed.locked).toEqual({});
    const { locked, values } = await settings();
    expect([locked, values.plan_price_cents]).toEqual([{ plan_price_cents: "plans" }, 1200]);
    expect(await change({ plan_price_cents: 800 })).toMatchObject({
      ...{
        status: 400,
        body: {
          errors: { plan_price_cents: ["Your plans have prices of their own: change them under Money, Plans."] },
        },
      },
    });
    // The whole form may be sent back as it was read.
    expect((await change({ plan_price_cents: 1200, promise: "Films" })).status).toBe(200);
  });

  it("stays when a change that contains it is undone", async () => {
    const { version } = await settings();
    const undo = { ...owner, body: { version, undo: 1 } };
    const { values } = await own.ok("POST /api/site/v1/settings/undo/", undo);
    expect([values.name, values.plan_price_cents]).toEqual(["Mindreel", 1200]);
  });

  it("still follows the plan", async () => {
    const next: NewPriceBody = { interval: "month", amounts: { usd: 1500 } };
    await own.ok("POST /api/billing/v1/plans/{id}/prices/", { ...owner, params: { id: "1" }, body: next });
    expect((await settings()).values.plan_price_cents).toBe(1500);
  });
});

it("a price of the plan's own is chosen, in whatever currency", async () => {
  const own = await startApp();
  const owner = { token: first(await own.members("superuser", 1)).token };
  const chosen = async () => (await own.ok("GET /api/site/v1/connections/payments/", owner)).price_chosen;
  expect(await chosen()).toBe(false);
  const body: NewPriceBody = { interval: "month", amounts: { eur: 1200 } };
  await own.ok("POST /api/billing/v1/plans/{id}/prices/", { ...owner, params: { id: "1" }, body });
  expect(await chosen()).toBe(true);
});
