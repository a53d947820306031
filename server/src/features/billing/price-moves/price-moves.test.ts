import type { NewPriceBody } from "@mindreel/contract/billing/plans";
import { longDayOf } from "@mindreel/contract/plain/days";
import { describe, expect, it, vi } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { priceChangeMailQueue, priceStaysMailQueue, tellQueue } from "./price-moving.service.ts";

const t = await startPaidApp();
const { control, world } = t.emulator;
const { priceMoving } = t.services.billing;
/** Sets the clock to now, some time of which has passed; the emulator uses the real time. */
const now = () => t.advance(Date.now() - Number(t.clock()));
now();
const token = first(await t.members("superuser", 1)).token;
const [hour, day] = [3600, 86_400];

const calls = "POST /api/billing/v1/price-moves/";
let made = 0;
async function plan(...prices: NewPriceBody[]) {
  const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: `Films ${++made}` } });
  const ids: string[] = [];
  for (const each of prices) ids.push(await priced(id, each));
  return { id, prices: ids };
}
/** Gives a plan a price, which takes the place of the one of the same interval. */
async function priced(id: number, body: NewPriceBody): Promise<string> {
  const known = "select id from prices where plan_id = $1 and archived_at is null";
  const before = await t.query<{ id: string }>(known, [id]);
  await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params: { id: String(id) }, body });
  const after = await t.query<{ id: string }>(known, [id]);
  return first(after.filter((each) => before.every((one) => one.id !== each.id))).id;
}
const month = (amounts: NewPriceBody["amounts"]) => ({ interval: "month", amounts }) as const;

async function begins(body: { price: string; currency?: string; code?: string }) {
  const one = first(await t.members("member", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [one.id]);
  const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token: one.token, body })}`;
  return { ...one, session: url.slice(url.lastIndexOf("/") + 1) };
}
async function buys(body: Parameters<typeof begins>[0], begun?: Awaited<ReturnType<typeof begins>>) {
  const one = begun ?? (await begins(body));
  const { id: subscription, customer } = control.pay(one.session);
  await t.catchUp();
  return { ...one, subscription, customer };
}
type Buyer = Awaited<ReturnType<typeof buys>>;

/** Waits until all mails are sent. */
const sent = () =>
  vi.waitFor(async () => {
    const left = "select from pgboss.job where name = any($1) and state in ('created', 'active', 'retry')";
    expect(await t.query(left, [[tellQueue.name, priceChangeMailQueue.name, priceStaysMailQueue.name]])).toEqual([]);
  });
const view = async (id: number) =>
  first((await t.ok("GET /api/billing/v1/price-moves/", { token })).filter((each) => each.id === id));
async function move(from: string, to: string, notice_days = 14) {
  now();
  const { id, ...rest } = await t.ok(calls, { token, body: { from, to, notice_days } });
  await sent();
  return { id, ...rest };
}
const mailsTo = ({ email }: { readonly email: string }) =>
  t.mails.filter(({ to, subject }) => to === email && subject.includes("will cost"));

async function pass({ customer, id }: Buyer, seconds: number) {
  control.passTime(customer, seconds);
  await t.age(id, seconds);
  await t.query("update subscriptions set period_end = period_end - make_interval(secs => $1) where user_id = $2", [
    ...[seconds, id],
  ]);
  await t.catchUp();
  now();
}
/** Half a day before the next renewal. */
async function toTheEve(buyer: Buyer) {
  const [row] = await t.query<{ end: Date }>(`select period_end as "end" from subscriptions where id = $1`, [
    buyer.subscription,
  ]);
  await pass(buyer, Math.floor((Number(row?.end) - Date.now()) / 1000) - 12 * hour);
}
const hourly = async () => {
  now();
  await priceMoving.run();
  await sent();
};
async function renew(buyer: Buyer) {
  await pass(buyer, 13 * hour);
}
const paid = async ({ id }: Buyer) =>
  (
    await t.query<{ amount: number }>(
      "select amount_paid as amount from payments where user_id = $1 and paid_at is not null order by created_at, id",
      [id],
    )
  ).map(({ amount }) => amount);
const atStripe = ({ subscription }: Buyer) =>
  world.find("subscriptions", subscription)?.items.data[0]?.price.unit_amount;

describe("a move to another price", () => {
  it("mails each member what is charged from their first renewal after the notice, in two currencies and with a code", async () => {
    const code = { code: "HALF", percent_off: 50, duration: "forever" } as const;
    await t.ok("POST /api/billing/v1/codes/", { token, body: code });
    const { id: planId, prices } = await plan(month({ usd: 1000, eur: 900, gbp: 800 }));
    const [from = ""] = prices;
    const [dollars, euros, half, pounds, leaving] = [
      await buys({ price: from }),
      await buys({ price: from, currency: "eur" }),
      await buys({ price: from, code: "HALF" }),
      await buys({ price: from, currency: "gbp" }),
      await buys({ price: from }),
    ];
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token: leaving.token });
    await t.query("update users set email_confirmed_at = null where id = $1", [euros.id]);
    const to = await priced(planId, month({ usd: 1500, eur: 1300 }));
    const { id } = await move(from, to);
    const mailed = await view(id);
    expect(mailed).toMatchObject({ waiting: 3, moved: 0, left: 0, failed: 0, other_currency: 1, notice_days: 14 });
    expect(mailed.unreached.map((each) => each.id)).toEqual([euros.id]);
    const texts = [dollars, euros, half].map((each) => mailsTo(each).map(({ text }) => text));
    expect(texts).toEqual([
      [expect.stringMatching(/costs \$15\.00 a month\. Until then, it stays at \$10\.00 a month/)],
      [expect.stringMatching(/costs €13\.00 a month\. Until then, it stays at €9\.00 a month/)],
      [expect.stringMatching(/costs \$7\.50 a month\. Until then, it stays at \$5\.00 a month/)],
    ]);
    expect([pounds, leaving].flatMap(mailsTo)).toEqual([]);
    const before = await t.standing(half.token);
    expect(before).toMatchObject({ price: { id: from, amount: 1000 }, next: { amount: 750 }, change: null });
    expect(before.move).toMatchObject({ price: { id: to, amount: 1500 }, at: before.next?.at });
    expect((await t.standing(leaving.token)).move).toBeNull();

    // Too early for everybody, however often it is looked at.
    await hourly();
    expect([dollars, euros, half].map(atStripe)).toEqual([1000, 900, 1000]);
    for (const each of [dollars, euros, half, pounds, leaving]) await toTheEve(each);
    await Promise.all([hourly(), priceMoving.run()]);
    await hourly();
    expect(await view(id)).toMatchObject({ waiting: 0, moved: 3, left: 0 });
    await t.catchUp();
    expect(await t.standing(half.token)).toMatchObject({ price: { id: to, amount: 1500 }, move: null });
    const preview = await fetchNext(half.subscription);
    expect((await t.standing(half.token)).next).toMatchObject({ amount: preview, currency: "usd" });
    await t.services.billing.reconciliation.runNightly();
    const { last } = await t.ok("GET /api/billing/v1/reconciliation/", { token });
    expect(last?.differences).toEqual([]);
    for (const each of [dollars, euros, half, pounds, leaving]) await renew(each);
    expect(await Promise.all([dollars, euros, half, pounds, leaving].map(paid))).toEqual([
      ...[[1000, 1500], [900, 1300], [500, 750], [800, 800], [1000]],
    ]);
    expect([dollars, euros, half].map((each) => mailsTo(each).length)).toEqual([1, 1, 1]);
  });

  it("waits for the renewal after a notice that outlasts the period, and for that of a year", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }), { interval: "year", amounts: { usd: 9000 } });
    const [monthly = "", yearly = ""] = prices;
    const [one, other] = [await buys({ price: monthly }), await buys({ price: yearly })];
    const first1 = await move(monthly, await priced(planId, month({ usd: 1200 })), 45);
    const first2 = await move(yearly, await priced(planId, { interval: "year", amounts: { usd: 9900 } }), 14);
    const before = await t.standing(one.token);
    expect(before.next?.amount).toBe(1000);
    expect(Date.parse(before.move?.at ?? "")).toBeGreaterThan(Date.parse(before.next?.at ?? "") + 27 * day * 1000);
    await toTheEve(one);
    await hourly();
    await renew(one);
    expect(await t.standing(one.token)).toMatchObject({ next: { amount: 1200 }, move: { price: { amount: 1200 } } });
    await toTheEve(one);
    await hourly();
    await renew(one);
    expect(await paid(one)).toEqual([1000, 1000, 1200]);
    expect(await view(first1.id)).toMatchObject({ moved: 1 });
    await pass(other, 200 * day);
    await hourly();
    expect(atStripe(other)).toBe(9000);
    await toTheEve(other);
    await hourly();
    await renew(other);
    expect(await paid(other)).toEqual([9000, 9900]);
    expect(await view(first2.id)).toMatchObject({ moved: 1, waiting: 0 });
  });

  it("leaves whom their own change, or the end, takes elsewhere, and takes up whom it brings back", async () => {
    const { id: planId, prices } = await plan(month({ usd: 5000 }));
    const [from = ""] = prices;
    const [cheap = "", dear = ""] = [
      (await plan(month({ usd: 1000 }))).prices[0],
      (await plan(month({ usd: 9000 }))).prices[0],
    ];
    const [down, undone, up, ended] = [
      await buys({ price: from }),
      await buys({ price: from }),
      await buys({ price: from }),
      await buys({ price: from }),
    ];
    const { id } = await move(from, await priced(planId, month({ usd: 6000 })));
    const change = "POST /api/billing/v1/subscription/change/";
    for (const each of [down, undone]) await t.ok(change, { token: each.token, body: { price: cheap } });
    expect(await t.standing(down.token)).toMatchObject({ move: null, change: { price: { id: cheap } } });
    await t.request("DELETE /api/billing/v1/subscription/change/", { token: undone.token });
    expect(await t.standing(undone.token)).toMatchObject({ change: null, move: { price: { amount: 6000 } } });
    // Undoing what is not theirs changes nothing.
    await t.request("DELETE /api/billing/v1/subscription/change/", { token: undone.token });
    await t.ok(change, { token: up.token, body: { price: dear } });
    await t.catchUp();
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token: ended.token });
    for (const each of [down, undone, up, ended]) await toTheEve(each);
    await hourly();
    for (const each of [down, undone, up, ended]) await renew(each);
    expect((await Promise.all([down, undone, ended].map(paid))).flat()).toEqual([5000, 1000, 5000, 6000, 5000]);
    expect((await paid(up)).at(-1)).toBe(9000);
    expect(await view(id)).toMatchObject({ waiting: 0, moved: 1, left: 3 });
  });

  it("charges it with the end of a trial, and says so before; a renewal that failed is not moved until it is paid", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const [from = ""] = prices;
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params: { id: `${planId}` }, body: { trial_days: 20 } });
    const tries = await buys({ price: from });
    await t.ok("PATCH /api/billing/v1/plans/{id}/", { token, params: { id: `${planId}` }, body: { trial_days: 0 } });
    const late = await buys({ price: from });
    const { id } = await move(from, await priced(planId, month({ usd: 1500 })));
    expect(await t.standing(tries.token)).toMatchObject({ next: { amount: 1500 }, trial_end: expect.any(String) });
    control.failNextPayments(late.customer);
    await pass(late, 32 * day);
    expect((await t.standing(late.token)).state).toBe("past_due");
    await toTheEve(tries);
    await hourly();
    await renew(tries);
    expect(await paid(tries)).toEqual([0, 1500]);
    expect(atStripe(late)).toBe(1000);
    expect(await view(id)).toMatchObject({ waiting: 1, moved: 1 });
    control.changeCard(late.customer);
    await pass(late, 4 * day);
    expect((await t.standing(late.token)).state).toBe("active");
    await toTheEve(late);
    await hourly();
    await renew(late);
    expect(await paid(late)).toEqual([1000, 1000, 1500]);
  });

  it("names the new price without a code that is over by then, also where tax is on top", async () => {
    const taxes = { tax_code: null, footer: "", account_tax_ids: [], behavior: "exclusive" } as const;
    const set = (mode: "own" | "none") => t.ok("PUT /api/billing/v1/taxes/", { token, body: { ...taxes, mode } });
    const code = { code: "NEXT", percent_off: 50, duration: "once", for_subscribers: true } as const;
    await t.ok("POST /api/billing/v1/codes/", { token, body: code });
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const plain = await buys({ price: prices[0] ?? "" });
    await set("own");
    const { session, ...begun } = await begins({ price: prices[0] ?? "" });
    const { id: subscription, customer } = control.pay(session, undefined, { country: "DE" });
    await t.catchUp();
    const taxed = { ...begun, session, subscription, customer };
    for (const each of [plain, taxed])
      await t.ok("POST /api/billing/v1/subscription/code/", { token: each.token, body: { code: "NEXT" } });
    await move(prices[0] ?? "", await priced(planId, month({ usd: 1500 })), 45);
    expect([plain, taxed].map((each) => first(mailsTo(each)).text)).toEqual([
      expect.stringMatching(/costs \$15\.00 a month\. Until then, it stays at \$10\.00 a month/),
      expect.stringMatching(/costs \$17\.85 a month\. Until then, it stays at \$11\.90 a month/),
    ]);
    await set("none");
  });

  it("says what is charged next where tax is on top: the new price without it, until the provider reckons it", async () => {
    const taxes = { tax_code: null, footer: "", account_tax_ids: [], behavior: "exclusive" } as const;
    const set = (mode: "own" | "none") => t.ok("PUT /api/billing/v1/taxes/", { token, body: { ...taxes, mode } });
    await set("own");
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const { session, ...begun } = await begins({ price: prices[0] ?? "" });
    const { id: subscription, customer } = control.pay(session, undefined, { country: "DE" });
    await t.catchUp();
    const one = { ...begun, session, subscription, customer };
    expect((await t.standing(one.token)).next).toMatchObject({ amount: 1190, plus_tax: false });
    await move(prices[0] ?? "", await priced(planId, month({ usd: 1500 })));
    expect(mailsTo(one).map(({ text }) => text)).toEqual([expect.stringContaining("costs $17.85 a month")]);
    expect((await t.standing(one.token)).next).toMatchObject({ amount: 1500, plus_tax: true });
    await toTheEve(one);
    await hourly();
    expect((await t.standing(one.token)).next).toMatchObject({ amount: 1785, plus_tax: false });
    await renew(one);
    expect(await paid(one)).toEqual([1190, 1785]);
    await set("none");
  });

  it("is told and carried out once, whatever breaks off between", async () => {
    const { id: planId, prices } = await plan(month({ usd: 1000 }));
    const [from = ""] = prices;
    const one = await buys({ price: from });
    const begun = await begins({ price: from });
    const { id } = await move(from, await priced(planId, month({ usd: 1500 })));
    await Promise.all([priceMoving.tell({ moveId: id }), priceMoving.tell({ moveId: id })]);
    await sent();
    expect(mailsTo(one)).toHaveLength(1);
    await toTheEve(one);
    // A change of the member's own goes first, even one that fails.
    control.failNextPayments(one.customer);
    const dear = (await plan(month({ usd: 9000 }))).prices[0] ?? "";
    const asked = { token: one.token, body: { price: dear } };
    expect((await t.request("POST /api/billing/v1/subscription/change/", asked)).status).toBe(502);
    control.changeCard(one.customer);
    await hourly();
    expect(atStripe(one)).toBe(1000);
    await t.query("update price_move_members set held_at = held_at - interval '1 hour'");
    // The server dies after the provider has moved it.
    await hourly();
    await t.query("update price_move_members set moved_at = null where user_id = $1", [one.id]);
    await hourly();
    expect(await view(id)).toMatchObject({ moved: 1, failed: 0 });
    await renew(one);
    expect(await paid(one)).toEqual([1000, 1500]);
    // Whoever began at the old price in an open checkout gets a notice of their own.
    const late = await buys({ price: from }, begun);
    expect((await t.standing(late.token)).move).toBeNull();
    await hourly();
    expect(mailsTo(late)).toHaveLength(1);
    expect((await t.standing(late.token)).move).toMatchObject({ price: { amount: 1500 } });
  });

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

/** What Stripe says of a subscription's next charge. */
async function fetchNext(subscription: string): Promise<number> {
  const response = await fetch(`${t.emulator.url}/v1/invoices/create_preview`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_payments", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ subscription }),
  });
  return ((await response.json()) as { amount_due: number }).amount_due;
}
