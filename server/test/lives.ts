import { setTimeout as sleep } from "node:timers/promises";
import type { Emulator } from "@mindreel/stripe-local/emulator";

const day = 86_400;
export type Random = () => number;

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

/** What docs/operations.md lets the endpoint receive. */
const wanted = /^(checkout\.session|customer\.subscription|invoice|refund|charge\.dispute)\.|^charge\.refunded$/;
export const eventsOf = (emulator: Emulator, from = 0) =>
  emulator
    .events()
    .slice(from)
    .filter(({ type }) => wanted.test(type));

const goodCards = ["4242424242424242", "4000002500003155"];
const cards = [...goodCards, "4000000000000341"];

/** Random lives of subscribers at an emulator for Stripe. */
export function createLives({ world, control, url }: Emulator, secretKey: string) {
  const runningOf = (customer: string) =>
    world.all("subscriptions").find((each) => each.customer === customer && each.ended_at === null);

  async function ask(method: "POST" | "DELETE", path: string, body?: string): Promise<void> {
    const headers = { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" };
    const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  }

  type Act = (customer: string, random: Random) => Promise<void> | void;

  const change =
    (method: "POST" | "DELETE", body?: string): Act =>
    async (customer) => {
      const running = runningOf(customer);
      if (running !== undefined) await ask(method, `/v1/subscriptions/${running.id}`, body);
    };

  /** What can happen at any moment. */
  const now: readonly Act[] = [
    change("POST", "cancel_at_period_end=true"),
    change("POST", "cancel_at_period_end=false"),
    change("POST", "pause_collection[behavior]=void"),
    change("POST", "pause_collection="),
    change("DELETE"),
    (customer) => control.refund(customer),
    async (customer) => {
      const charge = world.all("charges").find((each) => each.customer === customer && each.paid);
      if (charge !== undefined && charge.amount_refunded === 0) {
        await ask("POST", "/v1/refunds", `charge=${charge.id}&amount=${Math.floor(charge.amount / 3)}`);
      }
    },
    (customer) => control.dispute(customer, "lost"),
    (customer) => control.dispute(customer, "won"),
    (customer, random) => control.changeCard(customer, oneOf(random, goodCards)),
  ];

  const renew: Act = (customer) => {
    if (runningOf(customer) !== undefined) control.passToNext(customer);
  };
  const fail: Act = (customer) => {
    control.failNextPayments(customer);
    control.passToNext(customer);
  };
  const wait: Act = (customer, random) => control.passTime(customer, Math.floor(random() * 20 * day));
  /** What takes its time, and happens oftener. */
  const later = [renew, renew, renew, fail, fail, wait, wait];

  /** Whether nothing of what somebody ever paid is left, so that they may subscribe again. */
  const over = (customer: string): boolean =>
    runningOf(customer) === undefined &&
    world.all("invoices").every((each) => each.customer !== customer || each.period_end < Date.now() / 1000);

  return {
    /**
     * Lives a while, before any of it is told.
     * @param checkout begins a checkout as the member, and answers its id
     * @returns the customer
     */
    live: async (random: Random, acts: number, checkout: () => Promise<string>): Promise<string> => {
      const { customer } = control.pay(await checkout(), oneOf(random, cards));
      for (let done = 0; done < acts; done++) {
        if (over(customer)) control.pay(await checkout(), oneOf(random, cards));
        else await oneOf(random, [...now, ...later])(customer, random);
      }
      return customer;
    },

    /** One thing that happens while others are told. No time passes: what is known already would be wrong by it. */
    act: async (random: Random, customer: string): Promise<void> => oneOf(random, now)(customer, random),
  };
}

/** A share of a list comes twice. */
export const repeated = <T>(random: Random, items: readonly T[], share = 0.3): T[] =>
  items.flatMap((item) => (random() < share ? [item, item] : [item]));

interface Delivery<T> {
  readonly random: Random;
  readonly atOnce: number;
  /** @returns whether it was taken; what was not comes again later */
  readonly deliver: (item: T) => Promise<boolean>;
  /** What happens meanwhile; answers what is to be delivered too. */
  readonly meanwhile: (taken: number) => Promise<readonly T[]>;
}

/** Delivers everything in a random order, many at once. @returns how many were taken */
export async function deliverAll<T>(items: readonly T[], delivery: Delivery<T>): Promise<number> {
  const { random, atOnce, deliver, meanwhile } = delivery;
  const pool = [...items];
  let taken = 0;
  const draw = (): T | undefined => {
    const [drawn] = pool.splice(Math.floor(random() * pool.length), 1);
    return drawn;
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = draw(); item !== undefined; item = draw()) {
        if (await deliver(item)) pool.push(...(await meanwhile(++taken)));
        else {
          pool.push(item);
          await sleep(50);
        }
      }
    }),
  );
  return taken;
}
