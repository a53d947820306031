import { createBilling } from "#billing/billing.ts";
import { itemOf } from "#billing/invoices.ts";
import type { Price } from "#world/objects.ts";
import { World } from "#world/world.ts";

export interface Terms {
  readonly currency: string;
  readonly amount: number;
  readonly interval: "day" | "week" | "month" | "year";
  readonly intervalCount: number;
}

export interface Off {
  /** Either this or `amount`, which is in the subscription's currency. */
  readonly percent: number | null;
  readonly amount: number | null;
  readonly duration: "once" | "repeating" | "forever";
  readonly months: number | null;
}

/** What the charges of a subscription depend on. Moments are in seconds since 1970. */
export interface Standing {
  readonly terms: Terms;
  /** Whether the period that runs is free. */
  readonly isTrial: boolean;
  readonly periodEnd: number;
  /** The day of the month on which it renews, if the month has it. */
  readonly anchorDay: number;
  readonly off: (Off & { readonly end: number | null }) | null;
  /** What it costs once the period is over. */
  readonly next: Terms | null;
  readonly move: Move | null;
}

/** Another price, from the first renewal on that is not before a moment. */
interface Move {
  readonly price: Terms;
  readonly from: number;
}

/** A code from now on, or another price. */
export type Change = { readonly off: Off } | Move;

export interface ReplayedCharge {
  readonly at: number;
  readonly amount: number;
}

interface Span {
  readonly now: number;
  /** Charges are replayed until then, and until there is one that is not before `from`. */
  readonly until: number;
  readonly from: number;
}

/** Replays what a subscription is charged, in a world of its own that no event leaves. Every payment succeeds. */
export function replay(standing: Standing, change: Change | null, { now, until, from }: Span): ReplayedCharge[] {
  let clock = now;
  const world = new World(undefined, () => clock);
  const { subscriptions, discounts, changes } = createBilling(
    world,
    () => undefined,
    () => "",
  );
  const base = { created: now, livemode: false as const, metadata: {} };

  const price = ({ currency, amount, interval, intervalCount }: Terms, id: string): Price =>
    world.add("prices", {
      ...{ ...base, id, object: "price", product: "", active: true, lookup_key: null },
      ...{ tax_behavior: "unspecified", currency, unit_amount: amount, currency_options: {}, type: "recurring" },
      recurring: { interval, interval_count: intervalCount, usage_type: "licensed" },
    });

  function apply({ percent, amount, duration, months }: Off, id: string): void {
    world.add("coupons", {
      ...{ ...base, id, object: "coupon", name: null, percent_off: percent, amount_off: amount },
      ...{ currency: standing.terms.currency, currency_options: {}, duration, duration_in_months: months },
      ...{ max_redemptions: null, redeem_by: null, times_redeemed: 0, valid: true },
    });
    discounts.apply(subscription, id);
  }

  function priceLater(id: string): void {
    const start_date = itemOf(subscription).current_period_end;
    changes.schedule(subscription).phases.push({ start_date, end_date: null, items: [{ price: id, quantity: 1 }] });
  }

  const customer = "cus_0";
  world.wallets[customer] = { brand: "visa", last4: "4242", fails: false };
  const trial = { end: standing.periodEnd, withoutCard: "create_invoice" as const };
  const subscription = subscriptions.begin({
    ...{ customer, price: price(standing.terms, "price_0") },
    session: {
      plan: {
        metadata: {},
        invoiceSettings: { account_tax_ids: null, footer: null },
        ...(standing.isTrial && { trial }),
      },
      ...{ automatic_tax: { enabled: false, liability: null, status: null }, managed_payments: null },
    },
  });
  itemOf(subscription).current_period_end = standing.periodEnd;
  subscription.billing_cycle_anchor = Date.UTC(2000, 0, standing.anchorDay) / 1000;
  if (standing.off !== null) {
    apply(standing.off, "off_0");
    for (const each of world.all("discounts")) each.end = standing.off.end;
  }
  if (standing.next !== null) {
    price(standing.next, "price_1");
    priceLater("price_1");
  }
  if (change !== null && "off" in change) apply(change.off, "off_1");
  const move = change !== null && "price" in change ? change : standing.move;
  if (move !== null) price(move.price, "price_2");

  const charges: ReplayedCharge[] = [];
  /** What has been paid is forgotten, so that a hundred renewals take a hundred times as long as one. */
  function settle(): void {
    for (const { created: at, amount_due: amount } of world.all("invoices")) charges.push({ at, amount });
    for (const kind of ["invoices", "invoicePayments", "intents", "charges"] as const)
      for (const { id } of world.all(kind)) world.remove(kind, id);
  }

  for (;;) {
    const { current_period_end: end, price: own } = itemOf(subscription);
    const moves = move !== null && end >= move.from && own.id !== "price_2";
    if (moves && !subscription.schedule) priceLater("price_2");
    const due = subscriptions.nextDueAt(customer);
    if (due === undefined || (due > until && (charges.at(-1)?.at ?? 0) >= from)) return charges;
    clock = Math.max(clock, due);
    subscriptions.passTime(customer, 0);
    settle();
  }
}
