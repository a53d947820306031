import type { Emulator } from "#emulator.ts";

/**
 * Derives a member's correct standing from the emulator's own records, by a few plain rules ("Being pro" in the
 * specification). It shares no code with the server, so that a bug there cannot be repeated here.
 */

type World = Emulator["world"];

const day = 86_400;
/** The product's name for the end of what has none. */
const forever = Date.UTC(9000, 0, 1) / 1000;

interface Entitlement {
  /** Bounds of when being pro ends, in seconds since 1970. They differ only if the time of a return is not recorded. */
  readonly earliest: number;
  readonly latest: number;
  /** The payment was neither refunded in full nor lost to a dispute. */
  readonly kept: boolean;
}

/** When a payment was returned in full. */
function returnsOf(world: World, payment: string | null): readonly number[] {
  const charge = payment === null ? undefined : world.find("intents", payment)?.latest_charge;
  return [
    ...world.all("refunds").filter((each) => each.charge === charge && world.find("charges", each.charge)?.refunded),
    ...world.all("disputes").filter((each) => each.charge === charge && each.status === "lost"),
  ].map(({ created }) => created);
}

/** Whether a trial is going to end because there is no card. */
const lacksCard = (world: World, { status, customer, trial_settings }: Subscription): boolean =>
  status === "trialing" &&
  world.wallets[customer] === undefined &&
  trial_settings.end_behavior.missing_payment_method !== "create_invoice";

/** What a customer bought for ever. */
const purchasesOf = (world: World, buyer: string, now: number): Entitlement[] =>
  world
    .all("sessions")
    .filter(({ customer, mode, status }) => customer === buyer && mode === "payment" && status === "complete")
    .map(({ payment_intent }) => {
      const returned = returnsOf(world, payment_intent);
      if (returned.length === 0) return { earliest: forever, latest: forever, kept: true };
      return { earliest: Math.min(...returned), latest: now, kept: false };
    });

/** Until when a subscription makes its customer pro; undefined if nothing was ever paid. */
function entitlementOf(world: World, id: string, now: number): Entitlement | undefined {
  const subscription = world.find("subscriptions", id);
  const paid = world
    .all("invoices")
    .filter(({ parent, status }) => parent?.subscription_details.subscription === id && status === "paid")
    .map((invoice) => ({ invoice, end: Math.max(...invoice.lines.data.map(({ period }) => period.end)) }))
    .toSorted((a, b) => b.end - a.end)[0];
  if (subscription === undefined || paid === undefined) return undefined;

  const payment = world.all("invoicePayments").find(({ invoice }) => invoice === paid.invoice.id);
  const returned = returnsOf(world, payment?.payment.payment_intent ?? null);
  // A full return ends the paid time when the product is notified of it, which may be any time since.
  if (returned.length > 0) {
    return { earliest: Math.min(paid.end, ...returned), latest: Math.min(paid.end, now), kept: false };
  }

  const { status, cancel_at, cancel_at_period_end, pause_collection, trial_end, ended_at } = subscription;
  // Nothing was paid for a trial, so that nothing of it stays.
  if (ended_at !== null && trial_end !== null && paid.end <= trial_end) {
    const end = Math.min(ended_at, paid.end);
    if (end <= subscription.start_date) return undefined;
    return { earliest: end, latest: end, kept: true };
  }
  const endsEarlier = cancel_at_period_end || (cancel_at !== null && cancel_at <= paid.end);
  const goesOn = status === "active" || (status === "trialing" && !lacksCard(world, subscription));
  const renews = goesOn && !endsEarlier && pause_collection === null;
  const allowance = status === "past_due" ? 7 * day : renews ? day : 0;
  return { earliest: paid.end + allowance, latest: paid.end + allowance, kept: true };
}

export interface Truth {
  readonly earliest: number;
  readonly latest: number;
  readonly state: "active" | "cancelling" | "past_due" | "paused" | "forever" | "none";
}

/** The correct standing of a customer who has bought something. */
export function truthOf(world: World, customer: string, now = Date.now() / 1000): Truth {
  const own = world.all("subscriptions").filter((each) => each.customer === customer);
  const purchases = purchasesOf(world, customer, now);
  const entitlements = [...own.flatMap(({ id }) => entitlementOf(world, id, now) ?? []), ...purchases];
  const running = own.filter(({ ended_at }) => ended_at === null);
  if (running.length > 1) throw new Error(`${customer} pays for two subscriptions at once`);
  return {
    earliest: Math.max(...entitlements.map(({ earliest }) => earliest)),
    latest: Math.max(...entitlements.map(({ latest }) => latest)),
    state: purchases.some(({ kept }) => kept)
      ? "forever"
      : stateOf(
          world,
          running[0],
          entitlements.some(({ kept, latest }) => kept && latest > now),
        ),
  };
}

type Subscription = ReturnType<Emulator["control"]["pay"]>;

function stateOf(world: World, running: Subscription | undefined, paid: boolean): Truth["state"] {
  if (running === undefined) return paid ? "cancelling" : "none";
  if (running.status === "past_due") return "past_due";
  if (running.cancel_at !== null || running.cancel_at_period_end || lacksCard(world, running)) return "cancelling";
  return running.pause_collection === null ? "active" : "paused";
}

/** What the product reports about a member. */
export interface Reported {
  readonly pro: boolean;
  readonly until: string | null;
  readonly state: string;
}

/** How the report differs from the truth, with a tolerance of two seconds; undefined if it does not. */
export function differenceOf(truth: Truth, reported: Reported, now = Date.now() / 1000): string | undefined {
  const until = reported.until === null ? Number.NEGATIVE_INFINITY : Date.parse(reported.until) / 1000;
  const right =
    reported.state === truth.state &&
    reported.pro === truth.latest > now &&
    until >= truth.earliest - 2 &&
    until <= truth.latest + 2;
  return right ? undefined : `${JSON.stringify(reported)} but ${JSON.stringify(truth)}`;
}
