import type { Emit } from "#world/events.ts";
import type { CheckoutSession, Price, Subscription } from "#world/objects.ts";
import type { Invoice } from "#world/payment-objects.ts";
import { newId, type Wallet, type World } from "#world/world.ts";
import { age, day, periodEnd } from "./calendar.ts";
import type { Changes } from "./changes.ts";
import type { Discounts } from "./discounts.ts";
import { type Invoices, itemOf, priceIn } from "./invoices.ts";
import type { Pauses } from "./pauses.ts";
import type { Payments } from "./payments.ts";
import { newCustomer } from "./purchases.ts";
import { type Buyer, locate } from "./taxes.ts";
import { createTrials, type Due } from "./trials.ts";

/** Days until the next attempt after each failed payment; after the last attempt the subscription ends. */
const retryDays = [3, 5, 7];

interface NewSubscription {
  readonly customer: string;
  readonly price: Price;
  readonly session: Pick<CheckoutSession, "automatic_tax" | "managed_payments"> & {
    readonly plan: Pick<CheckoutSession["plan"], "metadata" | "trial" | "invoiceSettings">;
  };
}

/** The life cycle of subscriptions: start, renewal, failure, recovery, end. */
export function createSubscriptions(
  world: World,
  emit: Emit,
  payments: Payments,
  pauses: Pauses,
  discounts: Discounts,
  { bill }: Invoices,
  { advance, settlePending, expirePending }: Pick<Changes, "advance" | "settlePending" | "expirePending">,
) {
  /** After which failed payment the account's setting pauses subscriptions; null: it does not. */
  let pausesAfter: "first" | "final" | null = null;

  const changed = (subscription: Subscription): void => {
    world.touch();
    emit("customer.subscription.updated", subscription);
  };

  const trials = createTrials(world, emit, pauses);

  function begin({ customer, price, session }: NewSubscription): Subscription {
    const { metadata, trial, invoiceSettings } = session.plan;
    const { enabled, liability } = session.automatic_tax;
    const [id, start] = [newId("sub"), world.now()];
    return world.add("subscriptions", {
      id,
      object: "subscription",
      created: start,
      livemode: false,
      metadata,
      customer,
      status: trial === undefined ? "active" : "trialing",
      currency: price.currency,
      collection_method: "charge_automatically",
      items: {
        object: "list",
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [
          {
            id: newId("si"),
            object: "subscription_item",
            created: start,
            subscription: id,
            price: structuredClone(price),
            quantity: 1,
            metadata: {},
            current_period_start: start,
            current_period_end: trial?.end ?? periodEnd(start, start, price.recurring),
          },
        ],
      },
      latest_invoice: null,
      start_date: start,
      billing_cycle_anchor: trial?.end ?? start,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      pause_collection: null,
      billing_mode: { type: "flexible" },
      trial_start: trial === undefined ? null : start,
      trial_end: trial?.end ?? null,
      trial_settings: { end_behavior: { missing_payment_method: trial?.withoutCard ?? "create_invoice" } },
      discounts: [],
      schedule: null,
      automatic_tax: { enabled, liability },
      managed_payments: session.managed_payments,
      invoice_settings: invoiceSettings,
      pending_update: null,
    });
  }

  function end(subscription: Subscription): void {
    const time = world.now();
    subscription.status = "canceled";
    subscription.ended_at = time;
    subscription.canceled_at ??= time;
    world.touch();
    emit("customer.subscription.deleted", subscription);
  }

  const walletOf = (customer: string): Wallet =>
    world.wallets[customer] ?? { brand: "visa", last4: "0000", fails: true };

  /** Charges an open invoice, and updates its subscription. */
  function collect(subscription: Subscription, invoice: Invoice): void {
    if (payments.pay(invoice, walletOf(subscription.customer))) {
      settlePending(subscription, invoice);
      if (subscription.status === "past_due") subscription.status = "active";
      // The setting that goes with it resumes a subscription once its invoice is paid.
      if (subscription.status === "paused" && subscription.latest_invoice === invoice.id) pauses.goOn(subscription);
    } else if (subscription.status === "past_due" || subscription.status === "active") {
      const days = retryDays[invoice.attempt_count - 1];
      const isLast = days === undefined;
      if (pausesAfter === "first" || (pausesAfter === "final" && isLast)) {
        invoice.next_payment_attempt = null;
        pauses.suspend(subscription, pausesAfter);
      } else if (isLast) end(subscription);
      else {
        invoice.next_payment_attempt = world.now() + days * day;
        subscription.status = "past_due";
      }
    }
    if (subscription.status !== "canceled") changed(subscription);
  }

  /** Voids an open invoice. A subscription that was past due because of it becomes active again. */
  function voidInvoice(invoice: Invoice): void {
    Object.assign(invoice, { status: "void", next_payment_attempt: null });
    invoice.status_transitions.voided_at = world.now();
    world.touch();
    emit("invoice.voided", invoice);
    const subscription = world.find("subscriptions", invoice.parent?.subscription_details.subscription ?? "");
    if (subscription?.pending_update && subscription.latest_invoice === invoice.id) {
      subscription.pending_update = null;
      changed(subscription);
    }
    if (subscription?.status !== "past_due" || subscription.latest_invoice !== invoice.id) return;
    subscription.status = "active";
    changed(subscription);
  }

  function renew(subscription: Subscription): void {
    if (subscription.status === "trialing" && !trials.goesOn(subscription, end)) return;
    advance(subscription);
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      item.current_period_end,
      subscription.billing_cycle_anchor,
      item.price.recurring,
    );
    collect(subscription, bill(subscription, "subscription_cycle"));
  }

  /** Begins a new period. @param onceReceived only if its payment succeeds */
  function resume(subscription: Subscription, onceReceived: boolean): void {
    const item = itemOf(subscription);
    const start = world.now();
    item.current_period_start = start;
    item.current_period_end = periodEnd(start, start, item.price.recurring);
    subscription.billing_cycle_anchor = start;
    const invoice = bill(subscription, "subscription_update");
    if (!onceReceived) pauses.goOn(subscription);
    collect(subscription, invoice);
  }

  /** The next thing that falls due for a customer. */
  function nextDue(customer: string): Due | undefined {
    const alive = world
      .all("subscriptions")
      .filter((each) => each.customer === customer && each.ended_at === null && each.status !== "paused");
    const due = alive.flatMap((subscription): Due[] => {
      const periodEnd = itemOf(subscription).current_period_end;
      const ending = subscription.cancel_at_period_end ? periodEnd : subscription.cancel_at;
      const latest =
        subscription.latest_invoice === null ? undefined : world.find("invoices", subscription.latest_invoice);
      const again = latest?.status === "open" ? latest.next_payment_attempt : null;
      return [
        ...(ending !== null && ending <= periodEnd ? [{ at: ending, run: () => end(subscription) }] : []),
        ...(latest !== undefined && again !== null ? [{ at: again, run: () => collect(subscription, latest) }] : []),
        ...(subscription.pending_update
          ? [{ at: subscription.pending_update.expires_at, run: () => expirePending(subscription) }]
          : []),
        ...trials.noticesOf(subscription),
        { at: periodEnd, run: () => renew(subscription) },
      ];
    });
    return due.toSorted((a, b) => a.at - b.at)[0];
  }

  /** Moves all records of a customer into the past, so that time passes for them while all clocks stay right. */
  function ageAll(customer: string, seconds: number): void {
    for (const kind of [
      "subscriptions",
      "invoices",
      "invoiceItems",
      "intents",
      "charges",
      "discounts",
      "schedules",
    ] as const) {
      for (const each of world.all(kind)) if (each.customer === customer) age(each, seconds);
    }
    const own = new Set(
      world.all("charges").flatMap((each) => (each.customer === customer ? [each.payment_intent] : [])),
    );
    for (const each of world.all("invoicePayments")) if (own.has(each.payment.payment_intent)) age(each, seconds);
    for (const each of [...world.all("refunds"), ...world.all("disputes")]) {
      if (own.has(each.payment_intent)) age(each, seconds);
    }
    world.touch();
  }

  /** Lets time pass for a customer, and runs everything that falls due meanwhile, in order. */
  function passTime(customer: string, seconds: number): void {
    let left = seconds;
    for (let due = nextDue(customer); due !== undefined && due.at <= world.now() + left; due = nextDue(customer)) {
      const step = Math.max(0, due.at - world.now());
      ageAll(customer, step);
      left -= step;
      due.run();
    }
    if (left > 0) ageAll(customer, left);
  }

  return {
    begin,
    passTime,
    collect,
    resume,
    pauseAfter: (which: typeof pausesAfter): void => {
      pausesAfter = which;
    },
    voidInvoice,
    end,
    changed,

    /** When the next thing falls due for a customer, in seconds since 1970. */
    nextDueAt: (customer: string): number | undefined => nextDue(customer)?.at,

    /** Lets time pass until the next thing falls due. */
    passToNext: (customer: string): void => {
      const due = nextDue(customer);
      if (due !== undefined) passTime(customer, Math.max(0, due.at - world.now()) + 1);
    },

    /** Runs everything that has fallen due in real time. */
    runDue: (): void => {
      for (const { id } of world.all("customers")) passTime(id, 0);
    },

    /** Ends a running trial at another time; if that has come, the first paid period begins. */
    endTrialAt: (subscription: Subscription, time: number): void => {
      trials.moveEnd(subscription, time);
      if (time <= world.now()) renew(subscription);
      else changed(subscription);
    },

    /** Completes a paid checkout and starts its subscription. @param wallet null: no card was asked for */
    complete: (session: CheckoutSession, price: Price, wallet: Wallet | null, buyer: Buyer = {}): Subscription => {
      session.customer ??= newCustomer(world, emit, session);
      const { customer, plan } = session;
      const { coupon } = plan;
      locate(world, session, buyer);
      const subscription = begin({ customer, price: priceIn(price, session.currency), session });
      if (coupon !== undefined) discounts.apply(subscription, coupon);
      const invoice = bill(subscription, "subscription_create");
      payments.pay(invoice, { ...(wallet ?? walletOf(customer)), fails: false });
      if (wallet !== null) world.wallets[customer] = wallet;
      const payment_status = invoice.amount_due === 0 ? "no_payment_required" : "paid";
      Object.assign(session, { status: "complete", payment_status, url: null });
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
      world.touch();
      emit("customer.subscription.created", subscription);
      emit("checkout.session.completed", session);
      trials.tellOfShort(subscription);
      return subscription;
    },

    /** Changes the card, and charges an open invoice to it immediately. */
    changeCard: (customer: string, wallet: Wallet): void => {
      world.wallets[customer] = wallet;
      world.touch();
      for (const subscription of world.all("subscriptions").filter((each) => each.customer === customer)) {
        const latest =
          subscription.latest_invoice === null ? undefined : world.find("invoices", subscription.latest_invoice);
        const { status } = subscription;
        if ((status === "past_due" || status === "paused") && latest?.status === "open") collect(subscription, latest);
      }
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
