import { setTimeout as sleep } from "node:timers/promises";
import type { Emulator } from "#emulator.ts";
import type { Random } from "./random.ts";

/** The event types that docs/operations.md tells the operator to subscribe the endpoint to. */
const subscribed = /^(checkout\.session|customer\.subscription|invoice|refund|charge\.dispute)\.|^charge\.refunded$/;

/** The events that Stripe would send to the endpoint, oldest first. @param from how many events to skip */
export const eventsToDeliver = (emulator: Emulator, from = 0) =>
  emulator
    .events()
    .slice(from)
    .filter(({ type }) => subscribed.test(type));

/** The same list with a share of its items duplicated, because Stripe delivers at least once. */
export const withDuplicates = <T>(random: Random, items: readonly T[], share = 0.3): T[] =>
  items.flatMap((item) => (random() < share ? [item, item] : [item]));

interface Delivery<T> {
  readonly random: Random;
  readonly concurrency: number;
  /** @returns whether the item was accepted; a refused one is delivered again later */
  readonly deliver: (item: T) => Promise<boolean>;
  /** Called after each accepted item; returns more items to deliver. */
  readonly afterEach: (accepted: number) => Promise<readonly T[]>;
}

/** Delivers all items in random order, several concurrently. @returns how many were accepted */
export async function deliverShuffled<T>(items: readonly T[], delivery: Delivery<T>): Promise<number> {
  const { random, concurrency, deliver, afterEach } = delivery;
  const pool = [...items];
  let accepted = 0;
  const draw = (): T | undefined => {
    const [drawn] = pool.splice(Math.floor(random() * pool.length), 1);
    return drawn;
  };
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = draw(); item !== undefined; item = draw()) {
        if (await deliver(item)) pool.push(...(await afterEach(++accepted)));
        else {
          pool.push(item);
          await sleep(50);
        }
      }
    }),
  );
  return accepted;
}
