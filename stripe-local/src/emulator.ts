import type { IncomingMessage, ServerResponse } from "node:http";
import fastify from "fastify";
import { type Fault, serveApi } from "#api/api.ts";
import { createCalls } from "#api/calls.ts";
import type { PortalSettings } from "#api/portal-calls.ts";
import { createBilling } from "#billing/billing.ts";
import { cardOf } from "#billing/cards.ts";
import { createPurchases } from "#billing/purchases.ts";
import type { Buyer } from "#billing/taxes.ts";
import { servePages } from "#pages/pages.ts";
import type { StripeEvent, Subscription } from "#world/objects.ts";
import { World } from "#world/world.ts";
import { createEvents } from "./world/events.ts";

export interface EmulatorOptions {
  /** A test key, secret or restricted; live keys are refused. */
  readonly secretKey: string;
  /** Where events are delivered, signed with `webhookSecret`. Without it they are only recorded. */
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** The origin under which browsers reach the pages. Default: the emulator's own. */
  readonly pagesUrl?: string;
  /** Keeps all records in this file. Without it they are in memory only. */
  readonly stateFile?: string;
  readonly appName?: string;
  /** The time, in seconds since 1970. */
  readonly now?: () => number;
  /** The settings of the customer portal; null: never saved. Default: customers may cancel. */
  readonly portal?: PortalSettings | null;
}

/** Lets tests and the simulator act for customers and their banks, and let time pass. */
export interface Control {
  /** Pays an open checkout. @param card digits of a test card; default: one that always pays; null: none is asked for */
  readonly pay: (sessionId: string, card?: string | null, buyer?: Buyer) => Subscription;
  /** Pays an open checkout of what is paid once. */
  readonly payOnce: (sessionId: string, card?: string, buyer?: Buyer) => void;
  readonly passTime: (customer: string, seconds: number) => void;
  /** Lets time pass until the next thing falls due: a renewal, another payment attempt, an end. */
  readonly passToNext: (customer: string) => void;
  readonly failNextPayments: (customer: string) => void;
  /** From now on, the bank asks for a confirmation of payments that are not made on a page. */
  readonly askForPayments: (customer: string) => void;
  readonly changeCard: (customer: string, card?: string) => void;
  /** Refunds the newest payment in full. */
  readonly refund: (customer: string) => void;
  readonly dispute: (customer: string, outcome: "won" | "lost") => void;
  /** Appeals the newest dispute, which was lost; or decides the appeal. */
  readonly appeal: (customer: string, outcome?: "won" | "lost") => void;
  /** The account's setting that pauses subscriptions after a failed payment; null: off. */
  readonly pauseAfter: (failure: "first" | "final" | null) => void;
}

export interface Emulator {
  /** The base URL of the API. */
  readonly url: string;
  /** Handles a request for one of the pages, all under /rehearsal/, that another server received. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly control: Control;
  /** Every event so far, oldest first. */
  readonly events: () => readonly StripeEvent[];
  /** Makes every API call fail or wait, until this function is called again. */
  readonly setFault: (fault: Fault) => void;
  readonly world: World;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Stripe emulator. It moves no money and accepts neither live keys nor real cards.
 * @throws for anything but a test key
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { secretKey, webhookUrl, webhookSecret, stateFile, host = "127.0.0.1", appName = "the shop" } = options;
  if (!/^[sr]k_test_\S+$/.test(secretKey)) throw new Error("The Stripe emulator takes a test key (sk_test_…) only.");

  const world = new World(stateFile, options.now);
  const endpoint =
    webhookUrl === undefined || webhookSecret === undefined ? undefined : { url: webhookUrl, secret: webhookSecret };
  const { emit, stop: stopEvents } = createEvents(world, endpoint);
  let url = "";
  const pagesUrl = () => options.pagesUrl ?? url;
  const billing = createBilling(world, emit, pagesUrl);
  const { payments, invoices, subscriptions } = billing;
  const purchase = createPurchases(world, emit, payments, invoices);
  let fault: Fault = {};

  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  const calls = createCalls({ world, emit, ...billing, pagesUrl, webhookUrl, portal: options.portal });
  await serveApi(app, { world, calls, secretKey, fault: () => fault });
  await servePages(app, { world, payments, subscriptions, purchase, appName });
  url = await app.listen({ host, port: options.port ?? 0 });

  const timer = setInterval(subscriptions.runDue, 60_000);
  timer.unref();

  const walletOf = (number: string) => {
    const card = cardOf(number);
    if (card === undefined) throw new Error("not a test card");
    return { ...payments.wallet(card), fails: !card.renews };
  };
  const checkoutOf = (id: string) => {
    const session = world.find("sessions", id);
    const price = session && world.find("prices", session.plan.price);
    if (session?.status !== "open" || price === undefined) throw new Error(`checkout ${id} is not open`);
    return { session, price };
  };
  const newestCharge = (customer: string) => {
    const charge = payments.lastCharge(customer);
    if (charge === undefined) throw new Error(`customer ${customer} has paid nothing yet`);
    return charge;
  };

  return {
    url,
    handle: (request, response) => app.routing(request, response),
    events: () => world.events,
    setFault: (next) => {
      fault = next;
    },
    world,
    control: {
      pay: (sessionId, card = "4242424242424242", buyer = {}) => {
        const { session, price } = checkoutOf(sessionId);
        return subscriptions.complete(session, price, card === null ? null : walletOf(card), buyer);
      },
      payOnce: (sessionId, card = "4242424242424242", buyer = {}) => {
        const { session, price } = checkoutOf(sessionId);
        purchase(session, price, walletOf(card), buyer);
      },
      passTime: subscriptions.passTime,
      passToNext: subscriptions.passToNext,
      failNextPayments: (customer) => {
        const wallet = world.wallets[customer];
        if (wallet !== undefined) wallet.fails = true;
      },
      askForPayments: (customer) => {
        const wallet = world.wallets[customer];
        if (wallet !== undefined) wallet.asks = true;
      },
      changeCard: (customer, card = "4242424242424242") => subscriptions.changeCard(customer, walletOf(card)),
      refund: (customer) => void payments.refund(newestCharge(customer)),
      pauseAfter: subscriptions.pauseAfter,
      appeal: (customer, outcome) => payments.appeal(newestCharge(customer), outcome),
      dispute: (customer, outcome) => payments.closeDispute(payments.dispute(newestCharge(customer)), outcome),
    },
    stop: async () => {
      clearInterval(timer);
      stopEvents();
      await app.close();
      world.save();
    },
  };
}
