import type { Emulator } from "#emulator.ts";
import { pick, type Random } from "./random.ts";

const day = 86_400;

const goodCards = ["4242424242424242", "4000002500003155"];
/** Includes one that pays at first and fails at the renewal. */
const cards = [...goodCards, "4000000000000341"];

const wishes = ["subscription", "subscription", "trial", "trial_without_card", "once"] as const;
export type Wish = (typeof wishes)[number];

/** What a member can ask the product for. */
export interface Shop {
  /** Starts a checkout. @returns its session's id; undefined if the member has what they wish for */
  readonly buy: (wish: Wish, random: Random) => Promise<string | undefined>;
  /** Goes over to another price, if the product lets the member. */
  readonly change: (random: Random) => Promise<void>;
  /** Enters a code, if the product takes it. */
  readonly enterCode: (random: Random) => Promise<void>;
}

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

  type Act = (customer: string, random: Random, shop: Shop) => Promise<void> | void;

  const hasPaid = (customer: string): boolean =>
    world.all("charges").some((each) => each.customer === customer && each.paid);

  /** Pays a checkout, a trial without a card without one. @returns the customer */
  function pay(id: string, random: Random): string {
    const session = world.find("sessions", id);
    const card = pick(random, cards);
    if (session?.mode === "payment") control.payOnce(id, pick(random, goodCards));
    else control.pay(id, session?.payment_method_collection === "if_required" && session.plan.trial ? null : card);
    return world.find("sessions", id)?.customer ?? "";
  }

  const buyOnce: Act = async (_customer, random, { buy }) => {
    const session = await buy("once", random);
    // Another tab may have paid the same one.
    if (session !== undefined && world.find("sessions", session)?.status === "open") pay(session, random);
  };

  const changeSubscription =
    (method: "POST" | "DELETE", body?: string): Act =>
    async (customer) => {
      const running = runningOf(customer);
      // What a schedule manages is not cancelled past it: the product releases it first.
      if (running === undefined || (running.schedule && body?.startsWith("cancel_at_period_end"))) return;
      await request(method, `/v1/subscriptions/${running.id}`, body, () => running.ended_at !== null);
    };

  /** With a code for all of it, an invoice is paid without a charge. */
  const discounted =
    (id: string, terms: string): Act =>
    async (customer, random, shop) => {
      const isMade = () => world.find("coupons", id) !== undefined;
      if (!isMade()) await request("POST", "/v1/coupons", `id=${id}&${terms}`, isMade);
      await changeSubscription("POST", `discounts[0][coupon]=${id}`)(customer, random, shop);
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
    (_customer, random, { change }) => change(random),
    (_customer, random, { change }) => change(random),
    (_customer, random, { enterCode }) => enterCode(random),
    buyOnce,
    (customer) => {
      if (hasPaid(customer)) control.refund(customer);
    },
    async (customer) => {
      const charge = world.all("charges").find((each) => each.customer === customer && each.paid);
      if (charge === undefined || charge.amount_refunded > 0) return;
      const refund = `charge=${charge.id}&amount=${Math.floor(charge.amount / 3)}`;
      await request("POST", "/v1/refunds", refund, () => charge.amount_refunded > 0);
    },
    (customer) => {
      if (hasPaid(customer)) control.dispute(customer, "lost");
    },
    (customer) => {
      if (hasPaid(customer)) control.dispute(customer, "won");
    },
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

  /** Whether the customer has bought something for ever, and not got the money back. */
  const hasForEver = (customer: string): boolean =>
    world.all("sessions").some(({ customer: buyer, mode, status, payment_intent }) => {
      const charge = world.all("charges").find((each) => each.payment_intent === payment_intent);
      const isLost = world.all("disputes").some((each) => each.charge === charge?.id && each.status === "lost");
      return buyer === customer && mode === "payment" && status === "complete" && !charge?.refunded && !isLost;
    });

  /** Whether the customer has no paid time left, so that the product lets them subscribe again. */
  const isOver = (customer: string): boolean =>
    runningOf(customer) === undefined &&
    !hasForEver(customer) &&
    world.all("invoices").every((each) => each.customer !== customer || each.period_end < Date.now() / 1000);

  return {
    /**
     * Subscribes a member and lets a number of things happen to them, before any event is delivered.
     * @returns the customer id
     */
    live: async (random: Random, acts: number, shop: Shop): Promise<string> => {
      const begin = async () => {
        const session = await shop.buy(pick(random, wishes), random);
        if (session === undefined) throw new Error("a member who has nothing could not buy anything");
        return pay(session, random);
      };
      const customer = await begin();
      for (let done = 0; done < acts; done++) {
        if (isOver(customer)) await begin();
        else await pick(random, [...instantActs, ...slowActs])(customer, random, shop);
      }
      return customer;
    },

    /**
     * One more act while events are delivered. No time passes, because it passes here by moving records into the past,
     * which would make earlier reads by the product wrong.
     */
    act: async (random: Random, customer: string, shop: Shop): Promise<void> =>
      pick(random, instantActs)(customer, random, shop),
  };
}
