import type { Emulator } from "#emulator.ts";
import { pick, type Random } from "./random.ts";

const day = 86_400;

const goodCards = ["4242424242424242", "4000002500003155"];
/** Includes one that pays at first and fails at the renewal. */
const cards = [...goodCards, "4000000000000341"];

/** Plays random lives of subscribers on an emulator. */
export function createLives({ world, control, url }: Emulator, secretKey: string) {
  const runningOf = (customer: string) =>
    world.all("subscriptions").find((each) => each.customer === customer && each.ended_at === null);

  /** @param overtaken whether another act, or the product, made the request impossible before it arrived */
  async function request(method: "POST" | "DELETE", path: string, body: string | undefined, overtaken: () => boolean) {
    const headers = { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" };
    const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    if (!response.ok && !overtaken()) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }

  type Act = (customer: string, random: Random) => Promise<void> | void;

  const changeSubscription =
    (method: "POST" | "DELETE", body?: string): Act =>
    async (customer) => {
      const running = runningOf(customer);
      if (running === undefined) return;
      await request(method, `/v1/subscriptions/${running.id}`, body, () => running.ended_at !== null);
    };

  /** With a code for all of it, an invoice is paid without a charge. */
  const discounted =
    (id: string, terms: string): Act =>
    async (customer, random) => {
      const isMade = () => world.find("coupons", id) !== undefined;
      if (!isMade()) await request("POST", "/v1/coupons", `id=${id}&${terms}`, isMade);
      await changeSubscription("POST", `discounts[0][coupon]=${id}`)(customer, random);
    };

  /** Acts that take no time. */
  const instantActs: readonly Act[] = [
    changeSubscription("POST", "cancel_at_period_end=true"),
    changeSubscription("POST", "cancel_at_period_end=false"),
    changeSubscription("POST", "pause_collection[behavior]=void"),
    changeSubscription("POST", "pause_collection="),
    changeSubscription("DELETE"),
    discounted("half", "percent_off=50&duration=forever"),
    discounted("all", "percent_off=100&duration=once"),
    changeSubscription("POST", "discounts="),
    (customer) => control.refund(customer),
    async (customer) => {
      const charge = world.all("charges").find((each) => each.customer === customer && each.paid);
      if (charge === undefined || charge.amount_refunded > 0) return;
      const refund = `charge=${charge.id}&amount=${Math.floor(charge.amount / 3)}`;
      await request("POST", "/v1/refunds", refund, () => charge.amount_refunded > 0);
    },
    (customer) => control.dispute(customer, "lost"),
    (customer) => control.dispute(customer, "won"),
    (customer, random) => control.changeCard(customer, pick(random, goodCards)),
  ];

  const renew: Act = (customer) => {
    if (runningOf(customer) !== undefined) control.passToNext(customer);
  };
  const failRenewal: Act = (customer) => {
    control.failNextPayments(customer);
    control.passToNext(customer);
  };
  const wait: Act = (customer, random) => control.passTime(customer, Math.floor(random() * 20 * day));
  /** Acts that take time; repeated entries are drawn more often. */
  const slowActs = [renew, renew, renew, failRenewal, failRenewal, wait, wait];

  /** Whether the customer has no paid time left, so that the product lets them subscribe again. */
  const isOver = (customer: string): boolean =>
    runningOf(customer) === undefined &&
    world.all("invoices").every((each) => each.customer !== customer || each.period_end < Date.now() / 1000);

  return {
    /**
     * Subscribes a member and lets a number of things happen to them, before any event is delivered.
     * @param checkout starts a checkout as the member and returns its session id
     * @returns the customer id
     */
    live: async (random: Random, acts: number, checkout: () => Promise<string>): Promise<string> => {
      const { customer } = control.pay(await checkout(), pick(random, cards));
      for (let done = 0; done < acts; done++) {
        if (isOver(customer)) control.pay(await checkout(), pick(random, cards));
        else await pick(random, [...instantActs, ...slowActs])(customer, random);
      }
      return customer;
    },

    /**
     * One more act while events are delivered. No time passes, because it passes here by moving records into the past,
     * which would make earlier reads by the product wrong.
     */
    act: async (random: Random, customer: string): Promise<void> => pick(random, instantActs)(customer, random),
  };
}
