/**
 * Plays 500 subscribers' lives on the Stripe emulator and delivers their events (10,000 or more) to the server:
 * shuffled, 30 % of them twice, 20 at once, while the lives go on and the server is killed three times. At the end
 * every member's standing must match the simulator's oracle. Run: npm run billing -w bench
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SessionUser } from "@mindreel/contract/accounts/sessions";
import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import { type NewPlanBody, type NewPriceBody, OwnersPlan } from "@mindreel/contract/billing/plans";
import { Standing } from "@mindreel/contract/billing/subscription";
import { startEmulator } from "@mindreel/stripe-local/emulator";
import { sign } from "@mindreel/stripe-local/sign";
import { deliverShuffled, eventsToDeliver, withDuplicates } from "@mindreel/stripe-local/simulator/delivery";
import { createLives, type Shop, type Wish } from "@mindreel/stripe-local/simulator/lives";
import { differenceOf, truthOf } from "@mindreel/stripe-local/simulator/oracle";
import { pick, seeded } from "@mindreel/stripe-local/simulator/random";
import pg from "pg";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { freePort } from "../../server/src/data/engine/free-port.ts";
import { openDatabase } from "../support/database.ts";
import { machine, revision } from "../support/machine.ts";
import { quantile } from "../support/measure.ts";

const [memberCount, concurrency, acts] = [Number(process.env["LIVES"] ?? 500), 20, 7];
const root = path.resolve(import.meta.dirname, "../..");
const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-billing-"));
const [secretKey, webhookSecret] = ["sk_test_bench", "whsec_bench_bench"];
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const random = seeded(7);

const emulator = await startEmulator({ secretKey });
const lives = createLives(emulator, secretKey);

let server: ChildProcess | undefined;
/** Starts the server directly: with npm in between, the server would survive the kill. */
async function startServer(): Promise<void> {
  const started = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, RATE_LIMITS: "off" },
      ...{ PAYMENTS: "stripe", STRIPE_API_BASE: emulator.url },
      ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  server = started;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}`);
    await sleep(50);
  }
}

async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ending = server;
  if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
  const gone = new Promise((resolve) => ending.once("exit", resolve));
  ending.kill(signal);
  await gone;
}

async function call<T extends TSchema>(
  schema: T,
  [method, address]: readonly [string, string],
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Static<T>> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["authorization"] = `Token ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(url + address, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return Value.Parse(schema, JSON.parse(text));
}

/** Runs the work for every item, with at most `width` at once. */
async function each<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        const item = items[index];
        if (item !== undefined) results[index] = await work(item, index);
      }
    }),
  );
  return results;
}

/** In several currencies, but for the price of the settings. */
const amountsOf = (usd: number) => ({ usd, eur: usd - 100, jpy: usd });
const currencies = ["usd", "usd", "eur", "jpy"] as const;
/** What buyers and subscribers enter. */
const codes: readonly NewCodeBody[] = [
  { code: "HALF", percent_off: 50, duration: "forever", for_subscribers: true },
  { code: "ONCE", percent_off: 30, duration: "once", for_subscribers: true },
  { code: "MONTHS", amounts: amountsOf(3000), duration: "months", months: 2, for_subscribers: true },
  { code: "FREE", percent_off: 100, duration: "once", for_subscribers: true },
];

interface Prices extends Readonly<Record<Wish, string>> {
  /** Those that subscribers go over to. */
  readonly others: readonly string[];
}

/** Puts plans on sale that are tried, bought once, and gone over to. */
async function sell(token: string): Promise<Prices> {
  const plan = async (body: NewPlanBody, ...prices: NewPriceBody[]): Promise<string[]> => {
    const { id } = await call(OwnersPlan, ["POST", "/api/billing/v1/plans/"], { token, body });
    const made: string[] = [];
    for (const each of prices) {
      const priced = await call(OwnersPlan, ["POST", `/api/billing/v1/plans/${id}/prices/`], { token, body: each });
      made.push(...priced.prices.flatMap((price) => (made.includes(price.id) ? [] : [price.id])));
    }
    return made;
  };
  const month = (usd: number): NewPriceBody => ({ interval: "month", amounts: amountsOf(usd) });
  const [trial = ""] = await plan({ name: "Tried", trial_days: 14, trial_card: true }, month(20_000));
  const [free = ""] = await plan({ name: "Tried without a card", trial_days: 10, trial_card: false }, month(25_000));
  const [once = ""] = await plan({ name: "Owned" }, { interval: "once", amounts: amountsOf(900_000) });
  const others = await plan({ name: "Other" }, month(60_000), { interval: "year", amounts: amountsOf(300_000) });
  const small = await plan({ name: "Small" }, month(10_000));
  for (const body of codes) await call(Type.Unknown(), ["POST", "/api/billing/v1/codes/"], { token, body });
  return { subscription: "monthly-30000", trial, trial_without_card: free, once, others: [...others, ...small] };
}

/** Signs up. @returns the token */
async function register(account: { username: string; email: string; password: string }): Promise<string> {
  await call(Type.Unknown(), ["POST", "/api/accounts/v1/register/"], {
    body: { ...account, password2: account.password },
  });
  return (await call(SessionUser, ["POST", "/api/accounts/v1/login/"], { body: account })).token;
}

interface Market {
  readonly prices: Prices;
  /** Confirms a member's address, without which nobody gets a trial. */
  readonly confirm: (email: string) => Promise<unknown>;
}

async function subscriber(index: number, { prices, confirm }: Market) {
  const account = { username: `member${index}`, email: `member${index}@example.com`, password: "a quiet lake at dawn" };
  const token = await register(account);
  await confirm(account.email);
  const shop: Shop = {
    buy: async (wish, random) => {
      const code = wish === "once" || random() < 0.7 ? {} : { code: pick(random, codes).code };
      const currency = wish === "subscription" ? "usd" : pick(random, currencies);
      const wanted = { token, body: { price: prices[wish], currency, ...code } };
      const ask = () => call(Type.String(), ["POST", "/api/category/v1/create-checkout-session/"], wanted);
      // A member may have it already. The server may have closed the connection, or be about to be killed.
      const page = await ask()
        .catch(ask)
        .catch(() => undefined);
      return page?.slice(page.lastIndexOf("/") + 1);
    },
    change: async (random) => {
      const wanted = { token, body: { price: pick(random, prices.others) } };
      await call(Type.Unknown(), ["POST", "/api/billing/v1/subscription/change/"], wanted).catch(() => undefined);
    },
    enterCode: async (random) => {
      const entered = { token, body: { code: pick(random, codes).code } };
      await call(Type.Unknown(), ["POST", "/api/billing/v1/subscription/code/"], entered).catch(() => undefined);
    },
  };
  return { ...account, token, shop, customer: await lives.live(seeded(index), acts, shop) };
}

/** @returns whether the server accepted the event */
async function deliver(event: unknown): Promise<boolean> {
  const body = JSON.stringify(event);
  const headers = { "content-type": "application/json", "stripe-signature": sign(body, webhookSecret) };
  const response = await fetch(`${url}/api/billing/v1/webhook/`, { method: "POST", headers, body }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok === true;
}

try {
  await startServer();
  const engine = await openDatabase(dataDir);
  const database = new pg.Pool({ connectionString: engine.url, max: 4 });
  // The database stops with the server: at the end, or earlier after a failure.
  database.on("error", () => undefined);
  const waiting = async () =>
    (await database.query("select 1 from payment_events where state in ('received', 'failed') limit 1")).rows.length >
      0 ||
    // Jobs end subscriptions at the provider that were refunded, or replaced by what was bought for ever.
    (
      await database.query(
        "select 1 from pgboss.job where name = any('{billing-end-returned,billing-end-replaced,billing-end-trial}') and state not in ('completed', 'cancelled') limit 1",
      )
    ).rows.length > 0;
  const settled = async () => {
    while (await waiting()) await sleep(100);
  };

  console.log(`${machine()}, revision ${revision()}`);
  const confirm = (email: string) =>
    database.query("update users set email_confirmed_at = now() where email = $1", [email]);
  const owner = { username: "owner", email: "owner@example.com", password: "a quiet lake at dawn" };
  const token = await register(owner);
  await database.query("update users set is_superuser = true where email = $1", [owner.email]);
  const market = { prices: await sell(token), confirm };
  const members = await each(
    Array.from({ length: memberCount }, (_, index) => index),
    8,
    (index) => subscriber(index, market),
  );
  const items = withDuplicates(random, eventsToDeliver(emulator));
  let seen = emulator.events().length;
  const planned = items.length;
  const kills = [0.25, 0.5, 0.75].map((share) => Math.floor(planned * share));
  let killed: Promise<void> = Promise.resolve();
  const startedAt = performance.now();
  const accepted = await deliverShuffled(items, {
    random,
    concurrency,
    deliver,
    afterEach: async (count) => {
      if (kills.includes(count)) {
        killed = end("SIGKILL").then(startServer);
        killed.catch(() => undefined);
      }
      const member = members[Math.floor(random() * members.length)];
      if (count > planned || count % 8 !== 0 || member === undefined) return [];
      await lives.act(random, member.customer, member.shop);
      const fresh = withDuplicates(random, eventsToDeliver(emulator, seen));
      seen = emulator.events().length;
      return fresh;
    },
  });
  const delivered = performance.now();
  await killed;
  await settled();
  const done = performance.now();

  // From here on the provider cannot be read: the state from events alone must be right.
  emulator.setFault({ status: 500 });
  const differences = (
    await each(members, 8, async ({ username, token, customer }) => {
      const standing = await call(Standing, ["GET", "/api/billing/v1/subscription/"], { token });
      const pro = await call(Type.Boolean(), ["GET", "/api/accounts/v1/checkpro/"], { token });
      const difference = differenceOf(truthOf(emulator.world, customer), {
        pro,
        until: standing.pro_until,
        state: standing.state,
      });
      return difference === undefined ? [] : [`${username}: ${difference}`];
    })
  ).flat();
  const { rows: recorded } = await database.query<{ currency: string; paid: string; refunded: string }>(
    "select currency, sum(amount_paid) as paid, sum(refunded) as refunded from payments where amount_paid > 0 group by 1",
  );
  for (const currency of new Set(currencies)) {
    const charges = emulator.world.all("charges").filter((each) => each.currency === currency && each.paid);
    const { paid = "0", refunded = "0" } = recorded.find((each) => each.currency === currency) ?? {};
    const sum = (key: "amount" | "amount_refunded") => charges.reduce((total, each) => total + each[key], 0);
    const [theirs, ours] = [
      [sum("amount"), sum("amount_refunded")],
      [Number(paid), Number(refunded)],
    ];
    console.log(`${currency}: ${theirs[0]} paid, ${theirs[1]} refunded`);
    if (`${theirs}` !== `${ours}`) differences.push(`${currency}: recorded ${ours}, but it was ${theirs}`);
  }
  emulator.setFault({});
  const states: Record<string, number> = {};
  for (const { customer } of members) {
    const { state } = truthOf(emulator.world, customer);
    states[state] = (states[state] ?? 0) + 1;
  }
  const events = Number((await database.query("select count(*) from payment_events")).rows[0]?.count);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${memberCount} lives, ${events} events, ${accepted} deliveries accepted, ${concurrency} at once, ${kills.length} kills`,
  );
  console.log(`final states: ${JSON.stringify(states)}`);
  console.log(
    `delivered in ${seconds(startedAt, delivered)} s, ${Math.round((accepted / (delivered - startedAt)) * 1000)} per second`,
  );
  console.log(`all handled ${seconds(delivered, done)} s after the last delivery`);
  console.log(`differences from the oracle: ${differences.length}`);
  for (const difference of differences) console.log(`  ${difference}`);

  const latencies: number[] = [];
  for (let round = 0; round < 100; round++) {
    await sleep(200 + random() * 800);
    const [event] = eventsToDeliver(emulator)
      .slice(-1)
      .map((last) => ({ ...last, id: `evt_latency_${round}` }));
    const sent = Date.now();
    await deliver(event);
    await settled();
    const { rows } = await database.query("select handled_at from payment_events where id = $1", [event?.id]);
    latencies.push(Number(rows[0]?.handled_at) - sent);
  }
  latencies.sort((a, b) => a - b);
  console.log(
    `from an event's delivery until it is handled, idle: median ${quantile(latencies, 0.5)} ms, p95 ${quantile(latencies, 0.95)} ms`,
  );
  await database.end();
  await engine.stop();
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await end("SIGTERM");
  await emulator.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
