import { rmSync } from "node:fs";
import { createCalls } from "#api/calls.ts";
import type { Params } from "#api/params.ts";
import { createBilling } from "#billing/billing.ts";
import { createEvents } from "#world/events.ts";
import type { CheckoutSession, StripeEvent } from "#world/objects.ts";
import type { Charge, Dispute } from "#world/payment-objects.ts";
import type { Records } from "#world/world.ts";
import { World } from "#world/world.ts";

/** An event in a customer's life. `at` is in seconds since 1970. */
export interface Act {
  readonly at: number;
  readonly does:
    | "subscribes"
    | "cancels"
    | "resumes"
    | "ends_now"
    | "pauses"
    | "unpauses"
    /** The next payments fail, until the card is changed. */
    | "card_fails"
    | "changes_card"
    | "is_refunded"
    /** A third of the last payment. */
    | "is_refunded_in_part"
    | "disputes"
    | "wins_dispute"
    | "loses_dispute";
}

/** A customer's life, with the parameters that the shop sends to Stripe for them. */
export interface PastLife {
  readonly customer: Params;
  /** The parameters of a checkout session, without its customer. */
  readonly checkout: Params;
  /** In chronological order. */
  readonly acts: readonly Act[];
}

/** The data that the API would return about a customer at a moment of their life. Lists are oldest first. */
export interface Moment {
  /** Seconds since 1970. */
  readonly at: number;
  readonly customer: string;
  /** With `latest_invoice` expanded. */
  readonly subscriptions: readonly object[];
  readonly invoices: readonly object[];
  /** Charges that were refunded or disputed, with their invoice. */
  readonly returned: readonly {
    readonly invoice: string;
    readonly charge: Charge;
    readonly disputes: readonly Dispute[];
  }[];
  readonly sessions: readonly CheckoutSession[];
  /** Events since the previous moment. */
  readonly events: readonly StripeEvent[];
}

interface Past {
  /** The file for the emulator's records; its present content is overwritten. */
  readonly stateFile: string;
  readonly pagesUrl: string;
  /** The present, in seconds since 1970. */
  readonly until: number;
}

const kinds = [
  ...(["customers", "products", "prices", "sessions", "subscriptions", "invoices", "intents"] as const),
  ...(["invoicePayments", "charges", "refunds", "disputes"] as const),
];

/**
 * Simulates customers' pasts, each in a world of its own whose clock is moved forward, and writes all their records to
 * an emulator's file. No event is delivered; instead, `changed` is called for each moment at which something happened.
 */
export function createPast({ stateFile, pagesUrl, until }: Past) {
  const worlds: World[] = [];

  function live({ customer: person, checkout, acts }: PastLife, changed: (moment: Moment) => void): void {
    let clock = acts[0]?.at ?? until;
    const world = new World(undefined, () => clock);
    worlds.push(world);
    const { emit } = createEvents(world, undefined);
    const billing = createBilling(world, emit, () => pagesUrl);
    const { payments, subscriptions } = billing;
    const calls = createCalls({ world, emit, ...billing, pagesUrl: () => pagesUrl });
    const call = (name: string, params: Params, id = "") => calls[name]?.(params, id);

    call("POST /v1/customers", person);
    const customer = world.all("customers")[0]?.id ?? "";
    let reported = 0;

    const oldestFirst = <K extends keyof Records>(kind: K) => world.all(kind).toReversed();

    const returned = () =>
      oldestFirst("charges").flatMap((charge) => {
        if (charge.amount_refunded === 0 && !charge.disputed) return [];
        const paid = world.all("invoicePayments").find((each) => each.payment.payment_intent === charge.payment_intent);
        const disputes = world.all("disputes").filter((each) => each.charge === charge.id);
        return paid === undefined ? [] : [{ invoice: paid.invoice, charge, disputes }];
      });

    function report(): void {
      changed({
        at: clock,
        customer,
        subscriptions: oldestFirst("subscriptions").map((each) => ({
          ...each,
          latest_invoice: world.find("invoices", each.latest_invoice ?? "") ?? null,
        })),
        invoices: oldestFirst("invoices"),
        returned: returned(),
        sessions: oldestFirst("sessions"),
        events: world.events.slice(reported),
      });
      reported = world.events.length;
    }

    const running = () => world.all("subscriptions").find(({ ended_at }) => ended_at === null)?.id ?? "";
    const change = (params: Params) => call("POST /v1/subscriptions/:id", params, running());

    function charged(): Charge {
      const charge = payments.lastCharge(customer);
      if (charge === undefined) throw new Error(`${customer} has paid nothing yet`);
      return charge;
    }

    function settle(outcome: "won" | "lost"): void {
      const open = world.all("disputes").find(({ status }) => status === "needs_response");
      if (open !== undefined) payments.closeDispute(open, outcome);
    }

    function subscribe(): void {
      if (running() !== "") throw new Error(`${customer} subscribes twice`);
      call("POST /v1/checkout/sessions", { ...checkout, customer });
      const session = world.all("sessions")[0];
      const price = session && world.find("prices", session.plan.price);
      if (session === undefined || price === undefined) throw new Error("the checkout has no price");
      subscriptions.complete(session, price, { brand: "visa", last4: "4242", fails: false });
    }

    const doing: Readonly<Record<Act["does"], () => unknown>> = {
      subscribes: subscribe,
      cancels: () => change({ cancel_at_period_end: "true" }),
      resumes: () => change({ cancel_at_period_end: "false" }),
      ends_now: () => call("DELETE /v1/subscriptions/:id", {}, running()),
      pauses: () => change({ pause_collection: { behavior: "void" } }),
      unpauses: () => change({ pause_collection: "" }),
      card_fails: () => {
        world.wallets[customer] = { brand: "visa", last4: "0341", fails: true };
      },
      changes_card: () => subscriptions.changeCard(customer, { brand: "visa", last4: "4242", fails: false }),
      is_refunded: () => payments.refund(charged()),
      is_refunded_in_part: () => payments.refund(charged(), Math.floor(charged().amount / 3)),
      disputes: () => payments.dispute(charged()),
      wins_dispute: () => settle("won"),
      loses_dispute: () => settle("lost"),
    };

    function passTo(time: number): void {
      for (let due = subscriptions.nextDueAt(customer); due !== undefined && due <= time; ) {
        clock = due;
        subscriptions.passTime(customer, 0);
        report();
        due = subscriptions.nextDueAt(customer);
      }
      clock = time;
    }

    for (const { at, does } of acts) {
      passTo(at);
      doing[does]();
      report();
    }
    passTo(until);
  }

  /** The records of all lives, oldest first. */
  const inOrder = <K extends (typeof kinds)[number]>(kind: K): Records[K][] =>
    worlds.flatMap((world) => world.all(kind).toReversed()).toSorted((a, b) => a.created - b.created);

  /** Numbers invoices as one shop would have done. @returns the numbers, by the invoices' ids */
  function numberInvoices(shop = new World(undefined)): ReadonlyMap<string, string> {
    for (const invoice of inOrder("invoices")) invoice.number = shop.nextInvoiceNumber();
    return new Map(inOrder("invoices").map(({ id, number }) => [id, number]));
  }

  /** Writes the records of all lives, in chronological order. */
  function save(): void {
    rmSync(stateFile, { force: true });
    const all = new World(stateFile);
    numberInvoices(all);
    const move = <K extends (typeof kinds)[number]>(kind: K) => {
      for (const record of inOrder(kind)) all.add(kind, record);
    };
    for (const kind of kinds) move(kind);
    for (const { wallets } of worlds) Object.assign(all.wallets, wallets);
    all.events.push(...worlds.flatMap(({ events }) => events).toSorted((a, b) => a.created - b.created));
    all.save();
  }

  return { live, numberInvoices: () => numberInvoices(), save };
}
