/**
 * 500 subscribers' lives at the emulator for Stripe, told to the server by 10,000 and more deliveries: shuffled, 30 %
 * of them twice, 20 at once, while the lives go on and the server is killed three times. In the end every member must
 * stand where an oracle says that reads the emulator's books. Run: npm run billing -w bench
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SessionUser } from "@mindreel/contract/accounts/sessions";
import { Standing } from "@mindreel/contract/billing/subscription";
import { startEmulator } from "@mindreel/stripe-local/emulator";
import { sign } from "@mindreel/stripe-local/sign";
import pg from "pg";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { startEmbedded } from "../server/src/data/engine/engine.ts";
import { createLives, deliverAll, eventsOf, repeated, seeded } from "../server/test/lives.ts";
import { differenceOf, truthOf } from "../server/test/oracle.ts";
import { machine, revision } from "./machine.ts";
import { quantile } from "./measure.ts";

const [memberCount, atOnce, acts] = [Number(process.env["LIVES"] ?? 500), 20, 6];
const root = path.resolve(import.meta.dirname, "..");
const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-billing-"));
const [secretKey, webhookSecret] = ["sk_test_bench", "whsec_bench_bench"];
const port = 4900 + Math.floor(Math.random() * 50);
const url = `http://127.0.0.1:${port}`;
const random = seeded(7);
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const emulator = await startEmulator({ secretKey });
const lives = createLives(emulator, secretKey);

let server: ChildProcess | undefined;
/** Starts the server by itself, so that it can be killed: npm would stand in between. */
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
  answer: T,
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
  return Value.Parse(answer, JSON.parse(text));
}

/** Does something for every item, so many at once. */
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

async function subscriber(index: number) {
  const account = { username: `member${index}`, email: `member${index}@example.com`, password: "a quiet lake at dawn" };
  await call(Type.Unknown(), ["POST", "/api/accounts/v1/register/"], {
    body: { ...account, password2: account.password },
  });
  const { token } = await call(SessionUser, ["POST", "/api/accounts/v1/login/"], { body: account });
  const checkout = async () => {
    const page = await call(Type.String(), ["POST", "/api/category/v1/create-checkout-session/"], { token });
    return page.slice(page.lastIndexOf("/") + 1);
  };
  return { ...account, token, customer: await lives.live(seeded(index), acts, checkout) };
}

/** @returns whether it was taken; a dead server takes nothing */
async function deliver(event: unknown): Promise<boolean> {
  const body = JSON.stringify(event);
  const headers = { "content-type": "application/json", "stripe-signature": sign(body, webhookSecret) };
  const answer = await fetch(`${url}/api/billing/v1/webhook/`, { method: "POST", headers, body }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok === true;
}

try {
  await startServer();
  const engine = await startEmbedded({ dataDir, log: quiet, owner: false });
  const database = new pg.Client({ connectionString: engine.url });
  await database.connect();
  // The database goes down with the server at the end, or wherever something else went wrong first.
  database.on("error", () => undefined);
  const waiting = async () =>
    (await database.query("select 1 from payment_events where state in ('received', 'failed') limit 1")).rows.length >
    0;
  const settled = async () => {
    while (await waiting()) await sleep(100);
  };

  console.log(`${machine()}, revision ${revision()}`);
  const members = await each(
    Array.from({ length: memberCount }, (_, index) => index),
    8,
    subscriber,
  );
  const items = repeated(random, eventsOf(emulator));
  let told = emulator.events().length;
  const planned = items.length;
  const kills = [0.25, 0.5, 0.75].map((share) => Math.floor(planned * share));
  let killed: Promise<void> = Promise.resolve();
  const begun = performance.now();
  const taken = await deliverAll(items, {
    random,
    atOnce,
    deliver,
    meanwhile: async (count) => {
      if (kills.includes(count)) {
        killed = end("SIGKILL").then(startServer);
        killed.catch(() => undefined);
      }
      const member = members[Math.floor(random() * members.length)];
      if (count > planned || count % 8 !== 0 || member === undefined) return [];
      await lives.act(random, member.customer);
      const news = repeated(random, eventsOf(emulator, told));
      told = emulator.events().length;
      return news;
    },
  });
  const delivered = performance.now();
  await killed;
  await settled();
  const done = performance.now();

  const differences = (
    await each(members, 8, async ({ username, token, customer }) => {
      const { state, pro_until: until } = await call(Standing, ["GET", "/api/billing/v1/subscription/"], { token });
      const pro = await call(Type.Boolean(), ["GET", "/api/accounts/v1/checkpro/"], { token });
      const difference = differenceOf(truthOf(emulator.world, customer), { pro, until, state });
      return difference === undefined ? [] : [`${username}: ${difference}`];
    })
  ).flat();
  const states: Record<string, number> = {};
  for (const { customer } of members) {
    const { state } = truthOf(emulator.world, customer);
    states[state] = (states[state] ?? 0) + 1;
  }
  const events = Number((await database.query("select count(*) from payment_events")).rows[0]?.count);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${memberCount} lives, ${events} events, ${taken} deliveries taken, ${atOnce} at once, ${kills.length} kills`,
  );
  console.log(`in the end: ${JSON.stringify(states)}`);
  console.log(
    `delivered in ${seconds(begun, delivered)} s, ${Math.round((taken / (delivered - begun)) * 1000)} a second`,
  );
  console.log(`all worked off ${seconds(delivered, done)} s after the last delivery`);
  console.log(`differences from the oracle: ${differences.length}`);
  for (const difference of differences) console.log(`  ${difference}`);

  const latencies: number[] = [];
  for (let round = 0; round < 100; round++) {
    await sleep(200 + random() * 800);
    const [event] = eventsOf(emulator)
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
    `from an event's delivery until it is worked off, idle: median ${quantile(latencies, 0.5)} ms, p95 ${quantile(latencies, 0.95)} ms`,
  );
  await database.end();
  await engine.stop();
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await end("SIGTERM");
  await emulator.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
