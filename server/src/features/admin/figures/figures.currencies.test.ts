import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const members = await t.members("member", 12);
const query = { from: "2026-01-01", to: "2026-01-10" };
const over = () => t.ok("GET /api/admin/v1/figures/", { token, query });
const file = async (name: "revenue" | "months") => {
  const csv = await t.ok("GET /api/admin/v1/figures/file/", { token, query: { ...query, file: name } });
  return csv.replace("\ufeff", "").trim().split(/\r?\n/);
};
const january = (date: number) => `2026-01-${String(date).padStart(2, "0")}T12:00:00Z`;
const empty = () => t.query("truncate payments, subscriptions, counted_subscriptions, business_days");

interface Life {
  readonly currency?: string;
  readonly amount?: number;
  readonly begun: string;
  /** Null: a trial that nothing was paid after. */
  readonly paid?: string | null;
  readonly until?: string;
  readonly status?: string;
  readonly tried?: boolean;
}
let lives = 0;
/** @returns its id */
async function live({ currency = "usd", amount = 10_000, begun, paid = begun, tried = false, ...more }: Life) {
  const { until = "2026-02-01", status = "active" } = more;
  const id = `sub_${++lives}`;
  await t.query(
    `insert into subscriptions (id, user_id, status, started_at, paid_until, renews, ends_at, first_paid_at, amount, currency,
       interval, interval_count, period_end, tried, sync_number, synced_at)
     values ($1, $2, $3, $4, $5, $3 <> 'canceled', case when $3 = 'canceled' then $5::timestamptz end, $6, $7, $8, 'month', 1,
       $5, $9, 0, now())`,
    [id, members[lives % members.length]?.id, status, begun, until, paid, amount, currency, tried],
  );
  return id;
}
/** @param settled what the provider booked for it in dollars, if that is known */
const pay = (subscription: string, currency: string, amount: number, at: string, settled: number | null = null) =>
  t.query(
    `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, period_start, period_end,
       created_at, paid_at, sync_number, settled, settled_currency)
     values ($1, null, $2, 'paid', $3, $4, $4, $5, $5::timestamptz + interval '1 month', $5, $5, 0, $6,
       case when $6::bigint is not null then 'usd' end)`,
    [`in_${subscription}_${at}`, subscription, currency, amount, at, settled],
  );

it("sums up several currencies by the rates that were used, and leaves out what none is known for", async () => {
  await empty();
  const dollars = await live({ begun: january(2) });
  await pay(dollars, "usd", 10_000, january(2));
  expect(await over()).toMatchObject({ currency: "usd", not_included: [], period: { total: { paid: 10_000 } } });
  const euros = await live({ currency: "eur", amount: 9000, begun: january(2) });
  await pay(euros, "eur", 9000, january(2), 9900);
  const yen = await live({ currency: "jpy", amount: 1500, begun: january(3) });
  await pay(yen, "jpy", 1500, january(3), 1000);
  const dinars = await live({ currency: "kwd", amount: 3000, begun: january(4) });
  await pay(dinars, "kwd", 3000, january(4), 990);
  // Two of which it isn't known: the nearest rates are those of the 9th, and of the 2nd.
  await pay(euros, "eur", 1000, january(8));
  await pay(euros, "eur", 1000, january(4));
  await pay(euros, "eur", 5000, january(9), 6000);
  const pounds = await live({ currency: "gbp", amount: 1200, begun: january(5) });
  await pay(pounds, "gbp", 1200, january(5));
  // Refunded at another rate than it was paid at, and in part before the provider has said at which.
  const refund = "update payments set refunded = $2, returns_seen_at = $3, settled_refunded = $4 where id = $1";
  await t.query(refund, [`in_${euros}_${january(2)}`, 9000, january(6), 10_100]);
  await t.query(refund, [`in_${yen}_${january(3)}`, 150, january(7), null]);
  await t.query(
    "update payments set dispute_lost = true, returns_seen_at = $2, settled_disputed = 1010 where id = $1",
    [...[`in_${dinars}_${january(4)}`, january(8)]],
  );

  const found = await over();
  expect(found.not_included).toEqual([{ currency: "gbp", paid: 1200, mrr: 1200 }]);
  const paid = found.period.days.map((each) => each.paid);
  expect(paid).toEqual([0, 19_900, 1000, 990 + 1100, 0, 0, 0, 1200, 6000, 0]);
  expect(found.period.total).toMatchObject({ invoices: 8, refunded: 10_100 + 100, disputed: 1010 });
  // At the last known rates: 90 euros at 1.2, 1,500 yen at 2/3 of a cent, 3 dinars at 3.30.
  const mrr = found.period.days.at(-1)?.mrr;
  expect(mrr).toBe(10_000 + 10_800 + 1000 + 990);
  expect(found.period.days.at(-1)?.subscriptions).toBe(5);
  const [columns, ...rows] = await file("revenue");
  expect(columns).toBe("day,invoices,paid,refunded,disputed,mrr,currency");
  expect(rows.map((row) => Math.round(Number(row.split(",")[2]) * 100))).toEqual(paid);
  expect(rows.at(-1)).toBe("2026-01-10,0,0,0,0,227.9,USD");
  t.advance(11_000);
  const { figures } = await t.ok("GET /api/admin/v1/today/", { token });
  expect(figures).toMatchObject({ mrr: { now: mrr }, revenue: { now: found.period.total.paid }, not_included: [{}] });
  await t.query("select count_business()");
  expect(await over()).toEqual(found);

  // Once a rate is known, the others are counted by it too.
  await pay(pounds, "gbp", 1200, january(10), 1560);
  expect(await over()).toMatchObject({ not_included: [], period: { total: { paid: found.period.total.paid + 3120 } } });
});

it("counts what a subscription costs by its price less a code that recurs, not by its last invoice", async () => {
  await empty();
  const id = await live({ begun: january(2), amount: 120_000 });
  await t.query("update subscriptions set interval = 'year' where id = $1", [id]);
  // What was left of the month was credited.
  await pay(id, "usd", 113_000, january(2));
  await t.query("update payments set period_end = period_start + interval '1 year'");
  const mrr = async () => (await over()).period.days.at(-1)?.mrr;
  expect(await mrr()).toBe(10_000);
  const code = async (duration: "once" | "forever") => {
    const body = { code: duration, percent_off: 25, duration };
    return (await t.ok("POST /api/billing/v1/codes/", { token, body })).id;
  };
  await t.query("update subscriptions set code_id = $1", [await code("forever")]);
  expect(await mrr()).toBe(7500);
  await t.query("update subscriptions set code_until = period_end");
  expect(await mrr()).toBe(10_000);
  await t.query("update subscriptions set code_id = $1, code_until = null", [await code("once")]);
  expect(await mrr()).toBe(10_000);
});

it("tells what ended in each month of what ran, and what became of its trials", async () => {
  await empty();
  const canceled = { status: "canceled" } as const;
  await live({ begun: "2025-11-20T00:00:00Z", amount: 20_000 });
  await live({ begun: "2025-11-20T00:00:00Z", amount: 30_000, until: "2025-12-20T00:00:00Z", ...canceled });
  await live({ begun: "2025-12-24T00:00:00Z", until: january(5), ...canceled });
  const trial = { tried: true, begun: "2025-12-10T00:00:00Z" } as const;
  await live({ ...trial, paid: "2025-12-24T00:00:00Z" });
  await live({ ...trial, paid: null, until: "2025-12-24T00:00:00Z", ...canceled });
  const running = await live({ ...trial, begun: january(3), paid: null, until: january(17), status: "trialing" });

  const none = { ended: 0, ended_mrr: 0, trials: 0, trials_paid: 0, trials_ended: 0 };
  const monthsOf = async () => (await over()).months;
  expect(await monthsOf()).toEqual([
    { ...none, month: "2026-01", subscriptions: 3, mrr: 40_000, ended: 1, ended_mrr: 10_000, trials: 1 },
  ]);
  query.from = "2025-12-31";
  expect((await monthsOf())[0]).toEqual({
    ...{ month: "2025-12", subscriptions: 2, mrr: 50_000, ended: 1, ended_mrr: 30_000 },
    ...{ trials: 2, trials_paid: 1, trials_ended: 1 },
  });
  expect(await file("months")).toEqual([
    "month,subscriptions,ended,mrr,ended_mrr,currency,trials,trials_paid,trials_ended",
    "2025-12,2,1,500,300,USD,2,1,1",
    "2026-01,3,1,400,100,USD,1,0,0",
  ]);
  // What became of it is known although the account is gone.
  await t.query("delete from subscriptions where id = $1", [running]);
  const found = await monthsOf();
  expect(found[1]).toMatchObject({ trials: 1, trials_paid: 0, trials_ended: 1 });
  await t.query("select count_business()");
  expect(await monthsOf()).toEqual(found);
});
