import type { Emulator } from "@mindreel/stripe-local/emulator";

/**
 * What is right about a member, told from the payment provider's own books by a few plain rules (decisions.md, "Being
 * pro"), without a line of the product's code.
 */

type World = Emulator["world"];

const day = 86_400;

interface Held {
  /** Seconds since 1970 between which being pro ends: apart only where money came back at a moment nobody noted. */
  readonly earliest: number;
  readonly latest: number;
  /** The money is still ours. */
  readonly kept: boolean;
}

/** Until when a subscription makes somebody pro. */
function held(world: World, id: string, now: number): Held | undefined {
  const subscription = world.find("subscriptions", id);
  const paid = world
    .all("invoices")
    .filter(({ parent, status }) => parent.subscription_details.subscription === id && status === "paid")
    .map((invoice) => ({ invoice, end: Math.max(...invoice.lines.data.map(({ period }) => period.end)) }))
    .toSorted((a, b) => b.end - a.end)[0];
  if (subscription === undefined || paid === undefined) return undefined;

  const payment = world.all("invoicePayments").find(({ invoice }) => invoice === paid.invoice.id);
  const intent = payment && world.find("intents", payment.payment.payment_intent);
  const back = [
    ...world
      .all("refunds")
      .filter(({ charge }) => charge === intent?.latest_charge && world.find("charges", charge)?.refunded),
    ...world.all("disputes").filter(({ charge, status }) => charge === intent?.latest_charge && status === "lost"),
  ].map(({ created }) => created);
  // Money that went back whole ends what it paid for; the product may have heard of it at any time since.
  if (back.length > 0) {
    return { earliest: Math.min(paid.end, ...back), latest: Math.min(paid.end, now), kept: false };
  }

  const { status, cancel_at, cancel_at_period_end, pause_collection } = subscription;
  const renews = status === "active" && cancel_at === null && !cancel_at_period_end && pause_collection === null;
  const more = status === "past_due" ? 7 * day : renews ? day : 0;
  return { earliest: paid.end + more, latest: paid.end + more, kept: true };
}

export interface Truth {
  readonly earliest: number;
  readonly latest: number;
  readonly state: "active" | "cancelling" | "past_due" | "paused" | "none";
}

/** Where a customer stands who has paid at least once. */
export function truthOf(world: World, customer: string, now = Date.now() / 1000): Truth {
  const own = world.all("subscriptions").filter((each) => each.customer === customer);
  const times = own.flatMap(({ id }) => held(world, id, now) ?? []);
  const running = own.filter(({ ended_at }) => ended_at === null);
  if (running.length > 1) throw new Error(`${customer} pays twice`);
  return {
    earliest: Math.max(...times.map(({ earliest }) => earliest)),
    latest: Math.max(...times.map(({ latest }) => latest)),
    state: stateOf(
      running[0],
      times.some(({ kept, latest }) => kept && latest > now),
    ),
  };
}

type Subscription = ReturnType<Emulator["control"]["pay"]>;

function stateOf(running: Subscription | undefined, paid: boolean): Truth["state"] {
  if (running === undefined) return paid ? "cancelling" : "none";
  if (running.status === "past_due") return "past_due";
  if (running.cancel_at !== null || running.cancel_at_period_end) return "cancelling";
  return running.pause_collection === null ? "active" : "paused";
}

/** What the product says of a member. */
export interface Said {
  readonly pro: boolean;
  readonly until: string | null;
  readonly state: string;
}

/** How what is said differs from what is true; undefined where it does not. */
export function differenceOf(truth: Truth, said: Said, now = Date.now() / 1000): string | undefined {
  const until = said.until === null ? Number.NaN : Date.parse(said.until) / 1000;
  const right =
    said.state === truth.state &&
    said.pro === truth.latest > now &&
    until >= truth.earliest - 2 &&
    until <= truth.latest + 2;
  return right ? undefined : `${JSON.stringify(said)} but ${JSON.stringify(truth)}`;
}
