import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import type { Rehearsal, RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alone } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";
import { alike } from "./rehearsals.repository.ts";

/** Milliseconds since 1970, for the server and the provider alike. */
let moment = Date.parse("2027-01-31T23:30:00Z");
const t = await startPaidApp({}, { now: () => Math.floor(moment / 1000) });
const { control, world } = t.emulator;
const goTo = (at: number) => {
  moment = at;
  t.advance(at - Number(t.clock()));
};
goTo(moment);
const calling = "POST /api/billing/v1/rehearsals/";
const owner = async () => first(await t.members("superuser", 1)).token;
const rehearse = async (body: RehearsalBody) => t.ok(calling, { token: await owner(), body });

const running = () => world.all("subscriptions").filter(({ ended_at }) => ended_at === null);
const nextEnd = () => Math.min(...running().map(({ items }) => (items.data[0]?.current_period_end ?? 0) * 1000));
/** Lets time pass for everybody, moment by moment, with the job that moves prices before each. */
async function passTo(at: number): Promise<void> {
  for (let due = nextEnd(); due < at; due = nextEnd()) {
    goTo(Math.max(moment, due - 1000));
    await t.catchUp();
    await t.services.billing.priceMoving.run();
    goTo(Math.max(moment, due));
    for (const { customer } of running()) control.passTime(customer, 0);
  }
  goTo(at);
  await t.catchUp();
}

let made = 0;
interface Site {
  /** Prices' ids. */
  readonly month: string;
  readonly year: string;
  readonly tried: string;
  readonly code: string;
}
async function newSite(): Promise<Site> {
  for (const { customer } of running()) {
    const { id } = first(running().filter((each) => each.customer === customer));
    await fetch(`${t.emulator.url}/v1/subscriptions/${id}`, {
      ...{ method: "DELETE", headers: { authorization: "Bearer sk_test_payments" } },
    });
  }
  await t.catchUp();
  const token = await owner();
  const plan = async (body: { trial_days?: number }) =>
    (await t.ok("POST /api/billing/v1/plans/", { token, body: { name: `Plan ${++made}`, ...body } })).id;
  const price = async (id: number, interval: "month" | "year", amounts: Record<string, number>) => {
    const request = { token, params: { id: String(id) }, body: { interval, amounts } };
    const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", request);
    return first(prices.filter((each) => each.interval === interval)).id;
  };
  const plain = await plan({});
  const code = `FIRST-${made}`;
  const body = { code, percent_off: 15, duration: "months", months: 2 } as const;
  await t.ok("POST /api/billing/v1/codes/", { token, body });
  return {
    month: await price(plain, "month", { usd: 1999, eur: 1777 }),
    year: await price(plain, "year", { usd: 19_999, eur: 18_000 }),
    tried: await price(await plan({ trial_days: 10 }), "month", { usd: 999 }),
    code,
  };
}

interface Buyer {
  readonly price: "month" | "year" | "tried";
  readonly currency: "usd" | "eur";
  readonly coded: boolean;
  readonly cancels: boolean;
  /** Days until the next one comes. */
  readonly wait: number;
}
async function come(site: Site, { price, currency, coded, cancels, wait }: Buyer) {
  const member = first(await t.members("member", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [member.id]);
  const wish = {
    price: site[price],
    currency: price === "tried" ? "usd" : currency,
    ...(coded && { code: site.code }),
  };
  const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token: member.token, body: wish })}`;
  const subscription = control.pay(url.slice(url.lastIndexOf("/") + 1));
  await t.catchUp();
  if (cancels) await t.ok("POST /api/billing/v1/subscription/cancel/", { token: member.token });
  await passTo(moment + Math.floor(wait * 86_400) * 1000);
  return { ...member, subscription: subscription.id };
}

interface Charged {
  readonly at: number;
  readonly subscription: string;
  readonly amount: number;
  readonly currency: string;
}
/** What was really charged since a moment, oldest first. */
const chargedSince = (since: number): Charged[] =>
  world
    .all("invoices")
    .toReversed()
    .filter(({ created, billing_reason }) => created * 1000 >= since && billing_reason === "subscription_cycle")
    .map(({ created, currency, amount_paid: amount, parent }) => ({
      ...{ at: created * 1000, amount, currency },
      subscription: parent?.subscription_details.subscription ?? "",
    }));

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const sums = (charges: readonly Charged[]) => {
  const days = new Map<string, { charges: number; amount: number }>();
  for (const { at, currency, amount } of charges) {
    const key = `${dayOf(at)} ${currency}`;
    const known = days.get(key) ?? { charges: 0, amount: 0 };
    days.set(key, { charges: known.charges + 1, amount: known.amount + amount });
  }
  return Object.fromEntries(days);
};
const shown = ({ calendar }: Rehearsal, which: "before" | "after") =>
  Object.fromEntries(
    calendar.map((each) => [`${each.day} ${each.currency}`, { charges: each.charges, amount: each[which] }]),
  );

/** The change is made, or left; then months pass, and each charge is as it was said, on its day. */
async function compare(said: Rehearsal, which: "before" | "after"): Promise<void> {
  const since = moment;
  await passTo(Date.parse(said.month.to));
  expect(sums(chargedSince(since))).toEqual(shown(said, which));
  for (const { currency, [which]: amount } of said.totals) {
    const inMonth = chargedSince(Date.parse(said.month.from)).filter((each) => each.currency === currency);
    expect(inMonth.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
  }
  if (which === "before") return;
  await passTo(Math.max(moment, ...said.groups.map(({ last_on }) => Date.parse(last_on) + 86_400_000)));
  for (const { last_on, first_on, currency, after, count } of said.groups) {
    const fitting = chargedSince(since).filter((each) => each.currency === currency && each.amount === after);
    expect(fitting.some(({ at }) => dayOf(at) === first_on)).toBe(true);
    expect(fitting.some(({ at }) => dayOf(at) === last_on)).toBe(true);
    expect(new Set(fitting.map(({ subscription }) => subscription)).size).toBeGreaterThanOrEqual(count);
  }
}

const buyer = fc.record<Buyer>({
  price: fc.constantFrom("month", "month", "year", "tried"),
  currency: fc.constantFrom("usd", "eur"),
  coded: fc.boolean(),
  cancels: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  wait: fc.double({ min: 0.01, max: 12, noNaN: true }),
});
const code = fc.oneof(
  fc.record({ percent_off: fc.integer({ min: 1, max: 100 }), duration: fc.constantFrom("once", "forever") }),
  fc.record({ amounts: fc.constant({ eur: 333 }), duration: fc.constant("once") }),
  fc.record({
    percent_off: fc.integer({ min: 1, max: 99 }),
    duration: fc.constant("months"),
    months: fc.integer({ min: 1, max: 14 }),
  }),
);
type CodeTerms = Omit<NewCodeBody, "code">;
type Tried = { readonly code: CodeTerms } | { readonly amounts: Record<string, number>; readonly notice_days: number };
const amount = fc.integer({ min: 500, max: 9999 });
const story = fc.record({
  buyers: fc.array(buyer, { minLength: 3, maxLength: 7 }),
  /** A move to another price that is announced before. */
  moves: fc.boolean(),
  tried: fc.oneof(
    fc.record({ code: code as fc.Arbitrary<CodeTerms> }),
    fc.record({
      amounts: fc.oneof(fc.record({ usd: amount }), fc.record({ usd: amount, eur: amount })),
      notice_days: fc.integer({ min: 14, max: 70 }),
    }),
  ) as fc.Arbitrary<Tried>,
  makes: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

const plain = { price: "month", currency: "usd", coded: false, cancels: false, wait: 3 } as const;
const buyers = [
  ...[plain, { ...plain, coded: true }, { ...plain, currency: "eur" }, { ...plain, price: "year" }],
  ...[
    { ...plain, price: "tried" },
    { ...plain, cancels: true },
  ],
] as const;
/** The first one begins on the last day of January. */
const always: readonly Story[] = [
  { buyers: [...buyers], moves: true, tried: { amounts: { usd: 2499 }, notice_days: 30 }, makes: true },
  { buyers: [...buyers], moves: true, tried: { code: { percent_off: 33, duration: "once" } }, makes: true },
];

/** Waits until nothing is left to do in the background. */
const settled = () =>
  expect
    .poll(
      () => t.query("select name from pgboss.job where name ~ '^(billing|mail)-' and state in ('created', 'active')"),
      {
        timeout: 20_000,
      },
    )
    .toEqual([]);
async function give(token: string, code: CodeTerms): Promise<void> {
  const { id } = await t.ok("POST /api/billing/v1/codes/", { token, body: { code: `ALL-${++made}`, ...code } });
  await t.ok("POST /api/billing/v1/codes/{id}/give/", { token, params: { id: String(id) } });
  await settled();
}
async function replace(token: string, from: string, amounts: Record<string, number>, notice_days: number) {
  const plans = await t.ok("GET /api/billing/v1/plans/", { token });
  const plan = first(plans.filter(({ prices }) => prices.some(({ id }) => id === from)));
  const { interval = "month" } = first(plan.prices.filter(({ id }) => id === from));
  const params = { id: String(plan.id) };
  const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", {
    token,
    params,
    body: { interval, amounts },
  });
  const to = first(prices.filter((each) => each.interval === interval && each.archived_at === null)).id;
  await t.ok("POST /api/billing/v1/price-moves/", { token, body: { from, to, notice_days } });
  await settled();
}

describe("a rehearsal that is made so", () => {
  it("said to the smallest unit what is charged, and how many are mailed, on any site", {
    timeout: 280_000,
  }, async () => {
    const seed = Number(process.env["SEED"] ?? 3);
    const stories = [...always, ...fc.sample(story, { numRuns: nightly ? 24 : 2, seed })];
    for (const { buyers, tried, moves, makes } of stories) {
      const site = await newSite();
      for (const each of buyers) await come(site, each);
      const token = await owner();
      if (moves) await replace(token, site.year, { usd: 22_000 }, 20);
      const said = await rehearse(
        "code" in tried
          ? { kind: "code", ...tried.code }
          : { kind: "price", from: site.month, amounts: tried.amounts, notice_days: tried.notice_days },
      );
      expect(said.running).toBe(running().length);
      const mails = t.mails.length;
      if (makes && "code" in tried) await give(token, tried.code);
      if (makes && !("code" in tried)) await replace(token, site.month, tried.amounts, tried.notice_days);
      if (makes) expect(t.mails.length - mails).toBe(said.mails.reduce((sum, { count }) => sum + count, 0));
      await compare(said, makes ? "after" : "before");
    }
  });
});

describe("a rehearsal", () => {
  const body = { kind: "code", percent_off: 20, duration: "forever" } as const;
  const everything = async () => ({
    ...{ world: JSON.stringify(world.all("subscriptions")), events: world.events.length },
    database: await t.query(
      `select (select count(*) from prices) as prices, (select count(*) from codes) as codes,
        (select json_agg(s order by id) from subscriptions s)::text as subscriptions,
        (select count(*) from audit_log) as audit, (select count(*) from pgboss.job) as jobs`,
    ),
  });

  it("changes nothing, and names nobody", async () => {
    const site = await newSite();
    const people = [];
    for (const currency of ["usd", "eur"] as const)
      people.push(await come(site, { price: "month", currency, coded: true, cancels: false, wait: 1 }));
    const token = await owner();
    const before = await everything();
    const said = await t.ok(calling, { token, body });
    await t.ok(calling, { token, body: { kind: "price", from: site.month, amounts: { usd: 2500 }, notice_days: 30 } });
    expect(await everything()).toEqual(before);
    expect(said).toMatchObject({
      running: 2,
      totals: [{ touched: 1 }, { touched: 1 }],
      groups: [{ count: 1 }, { count: 1 }],
    });
    expect(said.notes).toEqual([{ about: "code", count: 2 }]);
    // They have this one already.
    const again = await t.ok(calling, { token, body: { kind: "code", code: site.code.toLowerCase() } });
    expect(again).toMatchObject({ groups: [], notes: [{ about: "used", count: 2 }] });
    const rows = await alike(t.database.db, { codeId: null, now: t.clock(), limit: 100 });
    for (const { username, email, subscription } of people)
      for (const known of [username, email, subscription]) expect(JSON.stringify({ said, rows })).not.toContain(known);
  });

  it("replays what is alike once, however many there are", async () => {
    const site = await newSite();
    const { subscription } = await come(site, {
      price: "month",
      currency: "usd",
      coded: false,
      cancels: false,
      wait: 1,
    });
    const once = await rehearse(body);
    await t.query(
      `insert into subscriptions select (jsonb_populate_record(s, jsonb_build_object('id', 'sub_' || n))).*
        from subscriptions s, generate_series(1, 2000) n where s.id = $1`,
      [subscription],
    );
    const many = await rehearse(body);
    expect(many).toMatchObject({ running: 2001, replayed: once.replayed, groups: [{ count: 2001 }] });
    expect(many.totals).toEqual([
      { currency: "usd", touched: 2001, untouched: 0, before: 1999 * 2001, after: 1599 * 2001 },
    ]);
    await t.query("delete from subscriptions where id ~ '^sub_[0-9]+$'");
  });

  it("keeps what pays another price, in another currency, or nothing any longer", async () => {
    const site = await newSite();
    const plain = { coded: false, cancels: false, wait: 1 };
    await come(site, { price: "month", currency: "usd", ...plain });
    await come(site, { price: "month", currency: "eur", ...plain });
    await come(site, { price: "year", currency: "usd", ...plain });
    await come(site, { price: "tried", currency: "usd", ...plain });
    await come(site, { price: "month", currency: "usd", ...plain, cancels: true });
    const change = { kind: "price", from: site.month, amounts: { usd: 2500 }, notice_days: 30 } as const;
    const said = await rehearse(change);
    expect(said.notes).toEqual(
      expect.arrayContaining([
        { about: "other_currency", count: 1 },
        { about: "ending", count: 1 },
      ]),
    );
    expect(said.groups).toMatchObject([{ interval: "month", before: 1999, after: 2500, count: 1 }]);
    expect(Date.parse(said.groups[0]?.first_on ?? "")).toBeGreaterThan(moment + 29 * 86_400_000);
    // In the month of the notice, nobody pays more.
    const [soon] = said.calendar.filter(({ currency }) => currency === "usd");
    expect(soon?.after).toBe(soon?.before);
    expect(await rehearse({ ...change, from: site.year, amounts: { usd: 25_000 } })).toMatchObject({
      groups: [{ interval: "year", before: 19_999, after: 25_000, count: 1 }],
      notes: expect.arrayContaining([{ about: "long", count: 1 }]),
    });
  });

  it("refuses what can't be made so, and a second one at the same time", async () => {
    const site = await newSite();
    const token = await owner();
    const refused = async (wrong: object) => {
      const { status, body: answer } = await t.request(calling, { token, body: wrong });
      return [status, Object.keys((answer as { errors?: object }).errors ?? {})[0]];
    };
    const price = { kind: "price", from: site.month, amounts: { usd: 2500 }, notice_days: 30 };
    expect(await refused({ ...price, from: "nothing" })).toEqual([400, "from"]);
    expect(await refused({ ...price, amounts: { zzz: 100 } })).toEqual([400, "amounts"]);
    expect((await refused({ ...price, notice_days: -1 }))[0]).toBe(400);
    expect(await refused({ kind: "code", duration: "once" })).toEqual([400, "percent_off"]);
    expect(await refused({ ...body, duration: "months" })).toEqual([400, "months"]);
    expect(await refused({ kind: "code", code: "NOTHING" })).toEqual([400, "code"]);
    expect(await refused({ ...body, code: site.code })).toEqual([400, "code"]);
    expect(await refused({ ...body, plans: [99_999] })).toEqual([400, "plans"]);
    expect((await refused({ kind: "gift" }))[0]).toBe(400);
    const second = await alone(t.database.db, advisoryLocks.rehearsal, () => t.request(calling, { token, body }));
    expect(second).toMatchObject({ status: 409, body: { code: "rehearsal_running" } });
  });
});
