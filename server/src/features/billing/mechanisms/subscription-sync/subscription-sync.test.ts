import type { NewPlanBody, NewPriceBody } from "@mindreel/contract/billing/plans";
import { deliverShuffled, eventsToDeliver, withDuplicates } from "@mindreel/stripe-local/simulator/delivery";
import { createLives, type Shop } from "@mindreel/stripe-local/simulator/lives";
import { differenceOf, truthOf } from "@mindreel/stripe-local/simulator/oracle";
import { pick, seeded } from "@mindreel/stripe-local/simulator/random";
import { expect, it } from "vitest";
import {
  endReplacedQueue,
  endReturnedQueue,
  endTrialQueue,
} from "#features/billing/mechanisms/renewals/renewals.service.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";

const t = await startPaidApp();
const count = nightly ? 16 : 8;
/** The test clock stands still while the emulator uses the real time, so it has to be advanced. */
const syncClock = () => t.advance(Date.now() - Number(t.clock()));

/** Puts plans on sale that are tried, bought once, and gone over to. */
async function sell() {
  const superuser = first(await t.members("superuser", 1)).token;
  const plan = async (body: NewPlanBody, ...prices: NewPriceBody[]): Promise<string[]> => {
    const { id } = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body });
    const params = { id: String(id) };
    const made: string[] = [];
    for (const each of prices) {
      const sold = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token: superuser, params, body: each });
      made.push(...sold.prices.flatMap((price) => (made.includes(price.id) ? [] : [price.id])));
    }
    return made;
  };
  const month = (usd: number): NewPriceBody => ({ interval: "month", amounts: { usd } });
  const [trial = ""] = await plan({ name: "Tried", trial_days: 14, trial_card: true }, month(20_000));
  const [free = ""] = await plan({ name: "Tried without a card", trial_days: 10, trial_card: false }, month(25_000));
  const [once = ""] = await plan({ name: "Owned" }, { interval: "once", amounts: { usd: 900_000 } });
  const others = await plan({ name: "Other" }, month(60_000), { interval: "year", amounts: { usd: 300_000 } });
  const small = await plan({ name: "Small" }, month(10_000));
  const body = { code: "HALF", percent_off: 50, duration: "forever", for_subscribers: true } as const;
  await t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
  return { subscription: "monthly-30000", trial, trial_without_card: free, once, others: [...others, ...small] };
}

it(`ends in the right state for ${count} lives whose events arrive in any order, repeatedly and concurrently`, {
  timeout: 120_000,
}, async () => {
  const random = seeded(20_260_115);
  const { live, act } = createLives(t.emulator, "sk_test_payments");
  syncClock();
  const members = await t.members("member", count);
  await t.query("update users set email_confirmed_at = now()");
  const prices = await sell();
  /** What a member asks the product for. */
  const shopOf = (token: string): Shop => ({
    buy: async (wish) => {
      syncClock();
      const body = { price: prices[wish] };
      const answer = await t.request("POST /api/category/v1/create-checkout-session/", { token, body });
      const url = String(answer.body);
      return answer.status === 303 ? url.slice(url.lastIndexOf("/") + 1) : undefined;
    },
    change: async (random) => {
      syncClock();
      const body = { price: pick(random, prices.others) };
      await t.request("POST /api/billing/v1/subscription/change/", { token, body });
    },
    enterCode: async () => {
      syncClock();
      await t.request("POST /api/billing/v1/subscription/code/", { token, body: { code: "HALF" } });
    },
  });
  const lives = await Promise.all(
    members.map(async (member, index) => ({
      ...member,
      customer: await live(seeded(100 + index), 6, shopOf(member.token)),
    })),
  );
  let seen = t.emulator.events().length;
  syncClock();
  const accepted = await deliverShuffled(withDuplicates(random, eventsToDeliver(t.emulator)), {
    random,
    concurrency: 20,
    deliver: async (event) => {
      syncClock();
      return (await t.deliver(event)).statusCode === 200;
    },
    // The lives continue during the delivery.
    afterEach: async (accepted) => {
      const life = lives[Math.floor(random() * lives.length)];
      if (accepted > 150 || accepted % 8 !== 0 || life === undefined) return [];
      await act(random, life.customer, shopOf(life.token));
      const fresh = withDuplicates(random, eventsToDeliver(t.emulator, seen));
      seen = t.emulator.events().length;
      return fresh;
    },
  });
  expect(accepted).toBeGreaterThan(15 * count);
  await t.settled();
  // Refunded subscriptions are ended at the provider, by jobs.
  const jobs =
    "select name, state, output from pgboss.job where name = any($1) and state not in ('completed', 'cancelled')";
  const queues = [endReturnedQueue, endReplacedQueue, endTrialQueue].map(({ name }) => name);
  await expect.poll(() => t.query(jobs, [queues]), { timeout: 20_000 }).toEqual([]);
  syncClock();
  // From here on the provider cannot be read: the state after the events must be right.
  t.emulator.setFault({ status: 500 });
  const differences: string[] = [];
  for (const { username, token, customer } of lives) {
    const [standing, pro] = [await t.standing(token), await t.isPro(token)];
    const reported = { pro, until: standing.pro_until, state: standing.state };
    const difference = differenceOf(truthOf(t.emulator.world, customer), reported);
    if (difference !== undefined) differences.push(`${username}: ${difference}`);
  }
  expect(differences).toEqual([]);
  const states = lives.map(({ customer }) => truthOf(t.emulator.world, customer).state);
  expect(new Set(states).size).toBeGreaterThan(nightly ? 3 : 1);
});
