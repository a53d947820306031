import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startMovingApp } from "#test/peers/price-moves.ts";

const {
  t,
  control,
  priceMoving,
  token,
  day,
  plan,
  priced,
  month,
  begins,
  buys,
  sent,
  view,
  move,
  mailsTo,
  pass,
  toTheEve,
  hourly,
  renew,
  paid,
  atStripe,
  fetchNext,
} = await startMovingApp();

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
});
