import type { Emit } from "#world/events.ts";
import type { Price, Schedule, Subscription } from "#world/objects.ts";
import type { Invoice } from "#world/payment-objects.ts";
import { newId, type World } from "#world/world.ts";
import { periodEnd } from "./calendar.ts";
import { type Discounts, offOf } from "./discounts.ts";
import { type Invoices, itemOf, type Line, priceIn } from "./invoices.ts";
import type { Payments } from "./payments.ts";
import { taxedAs } from "./taxes.ts";

interface Tools {
  readonly world: World;
  readonly emit: Emit;
  readonly payments: Payments;
  readonly discounts: Discounts;
  readonly invoices: Invoices;
}

/** Seconds for which a change waits for its payment. https://docs.stripe.com/billing/subscriptions/pending-updates */
const pendingFor = 23 * 3600;

/** Changes of a subscription's price: at once with proration, or at the end of the period by a schedule. */
export function createChanges({ world, emit, payments, discounts, invoices }: Tools) {
  /** What was paid for the time that runs, with its discount, and from when: what is unused of it is credited. */
  function paidFor(subscription: Subscription): { amount: number; from: number } | undefined {
    const end = itemOf(subscription).current_period_end;
    const its = world
      .all("invoices")
      .filter(
        ({ parent, status }) => parent?.subscription_details.subscription === subscription.id && status === "paid",
      );
    for (const invoice of its) {
      const line = invoice.lines.data.find(
        ({ parent, period }) => parent.type === "subscription_item_details" && period.end === end,
      );
      if (line === undefined) continue;
      const off = invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
      return { amount: line.amount - off, from: line.period.start };
    }
    return undefined;
  }

  /** What a change costs at a moment: the rest of the period at the new price, or a new period if that is another one. */
  function draft(subscription: Subscription, wanted: Price, at: number): Invoice {
    const price = priceIn(wanted, subscription.currency);
    const { price: old, current_period_start: start, current_period_end: end } = itemOf(subscription);
    // A trial goes on, for nothing.
    const isTrial = subscription.status === "trialing";
    const rest = (amount: number, from = start) => (isTrial ? 0 : Math.round((amount * (end - at)) / (end - from)));
    const paid = paidFor(subscription) ?? { amount: old.unit_amount, from: start };
    const isSame =
      isTrial ||
      (price.recurring?.interval === old.recurring?.interval &&
        price.recurring?.interval_count === old.recurring?.interval_count);
    const period = isSame ? { start: at, end } : { start: at, end: periodEnd(at, at, price.recurring) };
    const lines: Line[] = [
      {
        ...{ amount: -rest(paid.amount, paid.from), description: "Unused time", period: { start: at, end } },
        parent: { type: "invoice_item_details" },
      },
      {
        ...{ amount: isSame ? rest(price.unit_amount) : price.unit_amount, description: "Remaining time", period },
        parent: { type: "subscription_item_details" },
      },
    ];
    const off = discounts.running(subscription, lines[1]?.amount ?? 0);
    return invoices.draft(subscription, "subscription_update", {
      ...{ lines, off, period, taxed: taxedAs(subscription, price) },
    });
  }

  function setPrice(subscription: Subscription, wanted: Price): void {
    itemOf(subscription).price = structuredClone(priceIn(wanted, subscription.currency));
  }

  function carryOut(subscription: Subscription, wanted: Price, { period_start, period_end }: Invoice): void {
    const item = itemOf(subscription);
    if (period_end !== item.current_period_end) {
      Object.assign(item, { current_period_start: period_start, current_period_end: period_end });
      subscription.billing_cycle_anchor = period_start;
    }
    setPrice(subscription, wanted);
  }

  /** Gives up a change that waits: its invoice is voided. */
  function dropPending(subscription: Subscription): void {
    if (!subscription.pending_update) return;
    subscription.pending_update = null;
    const invoice = world.find("invoices", subscription.latest_invoice ?? "");
    if (invoice?.status !== "open") return;
    Object.assign(invoice, { status: "void", next_payment_attempt: null });
    invoice.status_transitions.voided_at = world.now();
    emit("invoice.voided", invoice);
  }

  return {
    draft,

    /** The next renewal. @param coupon, or none (null), in place of the discounts that there are @param wanted in place of its price */
    next: (subscription: Subscription, coupon: string | null | undefined, wanted?: Price): Invoice => {
      const { price: own, current_period_end: start } = itemOf(subscription);
      const schedule = subscription.schedule ? world.find("schedules", subscription.schedule) : undefined;
      const scheduled = world.find("prices", schedule?.phases[1]?.items[0]?.price ?? "");
      const price = priceIn(wanted ?? scheduled ?? own, subscription.currency);
      const period = { start, end: periodEnd(start, start, price.recurring) };
      const parent = { type: "subscription_item_details" } as const;
      const line: Line = { amount: price.unit_amount, description: "Renewal", period, parent };
      const found = world.find("coupons", coupon ?? "");
      const off =
        found === undefined
          ? coupon === null
            ? []
            : discounts.next(subscription, price.unit_amount, start)
          : [{ amount: offOf(found, price.unit_amount, subscription.currency), discount: found.id }];
      return invoices.draft(subscription, "subscription_cycle", {
        ...{ lines: [line], off, period, taxed: taxedAs(subscription, price) },
      });
    },

    /**
     * Charges a change and carries it out. If it cannot be charged, it is refused, or waits for its invoice to be paid.
     * @returns false if it was refused, which leaves everything
     */
    change: (subscription: Subscription, wanted: Price, at: number, waits: boolean): boolean => {
      const wallet = world.wallets[subscription.customer];
      const planned = draft(subscription, wanted, at);
      const isCharged = planned.amount_due === 0 || (wallet !== undefined && !wallet.fails && !wallet.asks);
      if (!isCharged && !waits) return false;
      dropPending(subscription);
      const invoice = invoices.record(subscription, planned);
      if (isCharged) {
        payments.pay(invoice, wallet ?? { brand: "visa", last4: "0000", fails: false });
        carryOut(subscription, wanted, invoice);
        return true;
      }
      if (wallet?.asks) payments.ask(invoice);
      else payments.pay(invoice, wallet ?? { brand: "visa", last4: "0000", fails: true });
      const { id, current_period_end: end } = itemOf(subscription);
      subscription.pending_update = {
        expires_at: Math.min(end, world.now() + pendingFor),
        subscription_items: [{ id, price: wanted.id }],
      };
      return true;
    },

    /** Changes the price from the next renewal on: nothing is charged or credited. @returns false for another interval */
    setNext: (subscription: Subscription, wanted: Price): boolean => {
      const own = itemOf(subscription).price.recurring;
      const { recurring } = wanted;
      if (recurring?.interval !== own?.interval || recurring?.interval_count !== own?.interval_count) return false;
      setPrice(subscription, wanted);
      return true;
    },

    /** Carries out a change whose invoice has been paid. */
    settlePending: (subscription: Subscription, invoice: Invoice): void => {
      const [item] = subscription.pending_update?.subscription_items ?? [];
      const wanted = item && world.find("prices", item.price);
      if (wanted === undefined || subscription.latest_invoice !== invoice.id) return;
      subscription.pending_update = null;
      carryOut(subscription, wanted, invoice);
      emit("customer.subscription.pending_update_applied", subscription);
    },

    /** Its time is over. */
    expirePending: (subscription: Subscription): void => {
      dropPending(subscription);
      emit("customer.subscription.pending_update_expired", subscription);
    },

    schedule: (subscription: Subscription): Schedule => {
      const { price, current_period_start, current_period_end } = itemOf(subscription);
      const schedule = world.add("schedules", {
        id: newId("sub_sched"),
        object: "subscription_schedule",
        created: world.now(),
        livemode: false,
        metadata: {},
        customer: subscription.customer,
        subscription: subscription.id,
        status: "active",
        end_behavior: "release",
        phases: [
          { start_date: current_period_start, end_date: current_period_end, items: [{ price: price.id, quantity: 1 }] },
        ],
      });
      subscription.schedule = schedule.id;
      return schedule;
    },

    release: (schedule: Schedule): void => {
      schedule.status = "released";
      const subscription = world.find("subscriptions", schedule.subscription);
      if (subscription === undefined) return;
      subscription.schedule = null;
      world.touch();
      emit("customer.subscription.updated", subscription);
    },

    /** Goes over to the phase that has begun, before the period is billed. */
    advance: (subscription: Subscription): void => {
      const schedule = subscription.schedule ? world.find("schedules", subscription.schedule) : undefined;
      const next = schedule?.phases[1];
      const price = next && world.find("prices", next.items[0]?.price ?? "");
      if (schedule === undefined || next === undefined || price === undefined || next.start_date > world.now()) return;
      setPrice(subscription, price);
      schedule.status = "released";
      subscription.schedule = null;
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
