import { longDayOf } from "@mindreel/contract/plain/days";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { type Buyer, startMovingApp } from "#test/peers/price-moves.ts";

const {
  t,
  world,
  token,
  hour,
  calls,
  plan,
  priced,
  month,
  begins,
  buys,
  view,
  move,
  mailsTo,
  pass,
  toTheEve,
  hourly,
  renew,
  paid,
} = await startMovingApp();

describe("a move to another price", () => {
  it("is called off for those who were not moved, and shown under Today where the provider refuses", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const [from = ""] = prices;
    const one = await buys({ price: from });
    const { id } = await move(from, await priced(planId, month({ usd: 1500 })));
    await toTheEve(one);
    const its = world.find("subscriptions", one.subscription);
    if (its !== undefined) its.currency = "jpy";
    await hourly();
    expect(await view(id)).toMatchObject({ waiting: 0, failed: 1, moved: 0 });
    const { needs } = await t.ok("GET /api/admin/v1/today/", { token });
    expect(needs.find(({ name }) => name === "price_moves")?.count).toBe(1);
    if (its !== undefined) its.currency = "usd";
    expect((await t.request("DELETE /api/billing/v1/price-moves/{id}/", { token, id })).status).toBe(204);
    await hourly();
    await renew(one);
    expect(await paid(one)).toEqual([1000, 1000]);
    expect(await view(id)).toMatchObject({
      waiting: 0,
      failed: 0,
      moved: 0,
      left: 0,
      called_off_at: expect.any(String),
    });
    expect((await t.standing(one.token)).move).toBeNull();
  });

  it("called off, is taken back in a mail to those who were told of it and have stayed, and to nobody else", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const [from = ""] = prices;
    const [stays, moved, leaving, up] = [
      await buys({ price: from }),
      await buys({ price: from }),
      await buys({ price: from }),
      await buys({ price: from }),
    ];
    const begun = await begins({ price: from });
    const { id } = await move(from, await priced(planId, month({ usd: 1500 })));
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token: leaving.token });
    const dear = (await plan(month({ usd: 9000 }))).prices[0] ?? "";
    await t.ok("POST /api/billing/v1/subscription/change/", { token: up.token, body: { price: dear } });
    await toTheEve(moved);
    await hourly();
    const untold = await buys({ price: from }, begun);
    const callOff = () => t.request("DELETE /api/billing/v1/price-moves/{id}/", { token, id });
    expect((await Promise.all([callOff(), callOff()])).map(({ status }) => status)).toEqual([204, 204]);
    await hourly();
    const taken = ({ email }: Buyer) =>
      t.mails.filter(({ to, subject }) => to === email && subject.includes("keeps its price"));
    expect([stays, leaving, moved, up, untold].map((each) => taken(each).length)).toEqual([1, 1, 0, 0, 0]);
    const [row] = await t.query<{ at: Date }>("select at from price_move_members where user_id = $1", [stays.id]);
    expect(first(taken(stays)).text).toContain(`The new price from ${longDayOf(row?.at ?? t.clock(), "en")}`);
  });

  it("takes along who agreed on the same amount before there were prices", async () => {
    const [{ prices: [own] = [] } = {}] = await t.ok("GET /api/billing/v1/plans/", { token });
    const one = await buys({ price: own?.id ?? "" });
    const item = world.find("subscriptions", one.subscription)?.items.data[0];
    if (item !== undefined)
      item.price = { ...item.price, id: "price_inline", lookup_key: null, product: "prod_inline" };
    await pass(one, hour);
    await t.ok("GET /api/billing/v1/subscription/", { token: one.token });
    expect(await t.standing(one.token)).toMatchObject({ price: { id: null, amount: 30_000 } });
    const [{ prices: [counted] = [] } = {}] = await t.ok("GET /api/billing/v1/plans/", { token });
    expect(counted).toMatchObject({ id: own?.id, members: 1 });
    // Nothing was read of this one since there are plans.
    const unread = await buys({ price: own?.id ?? "" });
    const unknown = ["price_id", "provider_price_id", "provider_product_id", "amount", "currency", "interval"];
    const forgotten = [...unknown, "interval_count", "period_end"].map((column) => `${column} = null`).join(", ");
    await t.query(`update subscriptions set ${forgotten} where user_id = $1`, [unread.id]);
    const { id } = await move(own?.id ?? "", await priced(1, month({ usd: 35_000 })));
    expect([one, unread].map((each) => mailsTo(each).length)).toEqual([1, 1]);
    await toTheEve(unread);
    await toTheEve(one);
    await hourly();
    await renew(one);
    await renew(unread);
    expect(await Promise.all([one, unread].map(paid))).toEqual([
      [30_000, 35_000],
      [30_000, 35_000],
    ]);
    expect(await view(id)).toMatchObject({ moved: 2, left: 0 });
  });

  it("takes the old price off sale, and is refused where it makes no sense", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }), { interval: "year", amounts: { usd: 9000 } });
    const [from = "", yearly = ""] = prices;
    const [other = ""] = (await plan(month({ usd: 2000 }))).prices;
    const refused = async (body: { from: string; to: string; notice_days?: number }) => {
      const { status, body: said } = await t.request(calls, { token, body });
      return [status, Object.keys((said as { errors?: object }).errors ?? {})];
    };
    expect(await refused({ from, to: other, notice_days: 13 })).toEqual([400, ["notice_days"]]);
    expect(await refused({ from, to: yearly })).toEqual([400, ["to"]]);
    expect(await refused({ from, to: from })).toEqual([400, ["to"]]);
    expect(await refused({ from: "none", to: other })).toEqual([400, ["from"]]);
    const sold = async () =>
      (await t.ok("GET /api/public/v1/plans/", {})).plans.find(({ id }) => id === planId)?.prices.map(({ id }) => id);
    expect(await sold()).toEqual([from, yearly]);
    await move(from, other);
    expect(await sold()).toEqual([yearly]);
    expect(await refused({ from, to: other })).toEqual([400, ["from"]]);
    expect(await refused({ from: other, to: from })).toEqual([400, ["to"]]);
  });
});
