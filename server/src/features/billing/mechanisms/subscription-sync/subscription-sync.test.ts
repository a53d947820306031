import { deliverShuffled, eventsToDeliver, withDuplicates } from "@mindreel/stripe-local/simulator/delivery";
import { createLives } from "@mindreel/stripe-local/simulator/lives";
import { differenceOf, truthOf } from "@mindreel/stripe-local/simulator/oracle";
import { seeded } from "@mindreel/stripe-local/simulator/random";
import { expect, it } from "vitest";
import { endReturnedQueue } from "#features/billing/mechanisms/renewals/renewals.service.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";

const t = await startPaidApp();
const count = nightly ? 16 : 8;
/** The test clock stands still while the emulator uses the real time, so it has to be advanced. */
const syncClock = () => t.advance(Date.now() - Number(t.clock()));

it(`ends in the right state for ${count} lives whose events arrive in any order, repeatedly and concurrently`, {
  timeout: 120_000,
}, async () => {
  const random = seeded(20_260_115);
  const { live, act } = createLives(t.emulator, "sk_test_payments");
  syncClock();
  const members = await t.members("member", count);
  const checkout = (token: string) => {
    syncClock();
    return t.checkout(token);
  };
  const lives = await Promise.all(
    members.map(async (member, index) => ({
      ...member,
      customer: await live(seeded(100 + index), 6, () => checkout(member.token)),
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
      await act(random, life.customer);
      const fresh = withDuplicates(random, eventsToDeliver(t.emulator, seen));
      seen = t.emulator.events().length;
      return fresh;
    },
  });
  expect(accepted).toBeGreaterThan(15 * count);
  await t.settled();
  // Refunded subscriptions are ended at the provider, by jobs.
  const jobs = "select 1 from pgboss.job where name = $1 and state not in ('completed', 'cancelled')";
  await expect.poll(() => t.query(jobs, [endReturnedQueue.name])).toEqual([]);
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
