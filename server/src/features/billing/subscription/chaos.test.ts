import { expect, it } from "vitest";
import { createLives, deliverAll, eventsOf, repeated, seeded } from "#test/lives.ts";
import { differenceOf, truthOf } from "#test/oracle.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
/** The test's own clock stands still beside the provider's. */
const setClock = () => t.advance(Date.now() - Number(t.clock()));

it("ends with the truth, in whatever order, how often and how many at once it is told of 16 lives", {
  timeout: 60_000,
}, async () => {
  const random = seeded(20_260_115);
  const { live, act } = createLives(t.emulator, "sk_test_payments");
  setClock();
  const members = await t.members("member", 16);
  const checkout = (token: string) => {
    setClock();
    return t.checkout(token);
  };
  const lives = await Promise.all(
    members.map(async (member, index) => ({
      ...member,
      customer: await live(seeded(index), 6, () => checkout(member.token)),
    })),
  );
  let told = t.emulator.events().length;
  setClock();
  const taken = await deliverAll(repeated(random, eventsOf(t.emulator)), {
    random,
    atOnce: 20,
    deliver: async (event) => {
      setClock();
      return (await t.deliver(event)).statusCode === 200;
    },
    // The world goes on while it is told of.
    meanwhile: async (count) => {
      const life = lives[Math.floor(random() * lives.length)];
      if (count > 150 || count % 8 !== 0 || life === undefined) return [];
      await act(random, life.customer);
      const news = repeated(random, eventsOf(t.emulator, told));
      told = t.emulator.events().length;
      return news;
    },
  });
  expect(taken).toBeGreaterThan(250);
  await t.settled();
  setClock();
  const differences: string[] = [];
  for (const { username, token, customer } of lives) {
    const [standing, pro] = [await t.standing(token), await t.isPro(token)];
    const said = { pro, until: standing.pro_until, state: standing.state };
    const difference = differenceOf(truthOf(t.emulator.world, customer), said);
    if (difference !== undefined) differences.push(`${username}: ${difference}`);
  }
  expect(differences).toEqual([]);
  const states = lives.map(({ customer }) => truthOf(t.emulator.world, customer).state);
  expect(new Set(states).size).toBeGreaterThan(3);
});
