import type { Changes } from "#billing/changes.ts";
import type { Discounts } from "#billing/discounts.ts";
import { itemOf } from "#billing/invoices.ts";
import type { Pauses } from "#billing/pauses.ts";
import type { Payments } from "#billing/payments.ts";
import { accountCurrency } from "#billing/settlement.ts";
import type { Subscriptions } from "#billing/subscriptions.ts";
import type { Emit } from "#world/events.ts";
import type { Records } from "#world/world.ts";
import { newId, type World } from "#world/world.ts";
import { createChangeCalls, pauseCalls } from "./change-calls.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import { invalid, missing } from "./errors.ts";
import { type Call, flag, integer, metadata, nested, type Params, required, text } from "./params.ts";
import { type PortalSettings, portalCalls } from "./portal-calls.ts";
import { createSellingCalls, taxCalls } from "./selling-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";

interface Tools {
  readonly world: World;
  readonly emit: Emit;
  readonly payments: Payments;
  readonly pauses: Pauses;
  readonly discounts: Discounts;
  readonly changes: Changes;
  readonly subscriptions: Subscriptions;
  readonly pagesUrl: () => string;
  /** The webhook endpoint that the API reports. */
  readonly webhookUrl?: string | undefined;
  /** Default: customers may cancel. */
  readonly portal?: PortalSettings | null | undefined;
}

const matches = (given: string | undefined, value: unknown): boolean => given === undefined || given === value;

export function createCalls(tools: Tools): Readonly<Record<string, Call>> {
  const {
    world,
    emit,
    payments,
    pauses,
    discounts,
    changes,
    subscriptions,
    pagesUrl,
    webhookUrl,
    portal = { cancel: true },
  } = tools;
  const selling = createSellingCalls(world, discounts);
  const subscriptionOf = (id: string) => found("subscriptions", "subscription", id);
  const changing = createChangeCalls({
    ...{ world, changes, subscriptionOf },
    ...{ soldPrice: selling.soldPrice, couponIn: selling.couponIn },
  });
  const base = () => ({ created: world.now(), livemode: false as const });

  const get =
    <K extends keyof Records>(kind: K, what: string): Call =>
    (_params, id) => ({ record: found(kind, what, id) });

  function found<K extends keyof Records>(kind: K, what: string, id: string): Records[K] {
    const record = world.find(kind, id);
    if (record === undefined) throw missing(what, id);
    return record;
  }

  function customerNamed(params: Params): string {
    const id = required(params, "customer");
    const customer = world.find("customers", id);
    if (customer === undefined || customer.deleted) throw missing("customer", id);
    return id;
  }

  const ofCustomer = <K extends "subscriptions" | "invoices" | "charges">(kind: K, params: Params) =>
    world.all(kind).filter(({ customer }) => matches(text(params, "customer"), customer));

  return {
    "POST /v1/customers": (params) => {
      const customer = world.add("customers", {
        ...base(),
        id: newId("cus"),
        object: "customer",
        metadata: metadata(params),
        email: text(params, "email") ?? null,
        name: text(params, "name") ?? null,
        address: null,
      });
      emit("customer.created", customer);
      return { record: customer };
    },
    "GET /v1/customers/:id": get("customers", "customer"),
    "POST /v1/customers/:id": (params, id) => {
      const customer = found("customers", "customer", id);
      if (customer.deleted) throw missing("customer", id);
      customer.email = text(params, "email") ?? customer.email;
      customer.name = text(params, "name") ?? customer.name;
      world.touch();
      emit("customer.updated", customer);
      return { record: customer };
    },
    "GET /v1/customers": (params) => ({
      list: world.all("customers").filter(({ email, deleted }) => !deleted && matches(text(params, "email"), email)),
    }),
    "DELETE /v1/customers/:id": (_params, id) => {
      found("customers", "customer", id).deleted = true;
      world.touch();
      return { record: { id, object: "customer", deleted: true } };
    },

    ...selling.calls,
    ...changing.calls,

    ...checkoutCalls({ world, emit, selling, pagesUrl, customerNamed }),

    "GET /v1/subscriptions/:id": get("subscriptions", "subscription"),
    "GET /v1/subscriptions": (params) => {
      const status = text(params, "status");
      const shown = ofCustomer("subscriptions", params);
      if (status === "all") return { list: shown };
      return {
        list: shown.filter((each) => (status === undefined ? each.status !== "canceled" : each.status === status)),
      };
    },
    "POST /v1/subscriptions/:id": (params, id) => {
      const subscription = found("subscriptions", "subscription", id);
      if (subscription.ended_at !== null) throw invalid("A canceled subscription can only update its metadata.");
      const coupon = selling.couponIn(params, subscription.currency);
      changing.update(params, subscription);
      // The list takes the place of the discounts that there are.
      if (coupon !== undefined) discounts.apply(subscription, coupon);
      else if ("discounts" in params) subscription.discounts = [];
      const atEnd = flag(params, "cancel_at_period_end");
      if (atEnd !== undefined) {
        changing.refuseScheduled(subscription);
        subscription.cancel_at_period_end = atEnd;
        subscription.cancel_at = atEnd ? itemOf(subscription).current_period_end : null;
        subscription.canceled_at = atEnd ? world.now() : null;
      }
      const at = params["cancel_at"] === "" ? null : integer(params, "cancel_at");
      if (at !== undefined)
        Object.assign(subscription, { cancel_at: at, canceled_at: at === null ? null : world.now() });
      const trialEnd = text(params, "trial_end");
      if (trialEnd !== undefined && subscription.status !== "trialing")
        throw invalid("The emulator moves the end of running trials only.", "trial_end");
      if ("pause_collection" in params) {
        const behavior =
          params["pause_collection"] === "" ? undefined : text(nested(params, "pause_collection"), "behavior");
        subscription.pause_collection = behavior === undefined ? null : { behavior, resumes_at: null };
      }
      Object.assign(subscription.metadata, metadata(params));
      if (trialEnd === undefined) subscriptions.changed(subscription);
      else
        subscriptions.endTrialAt(
          subscription,
          trialEnd === "now" ? world.now() : (integer(params, "trial_end") ?? world.now()),
        );
      return { record: subscription };
    },
    "DELETE /v1/subscriptions/:id": (_params, id) => {
      const subscription = found("subscriptions", "subscription", id);
      if (subscription.ended_at !== null) throw missing("subscription", id);
      subscriptions.end(subscription);
      return { record: subscription };
    },

    ...pauseCalls({ pauses, subscriptions, subscriptionOf }),

    "GET /v1/invoiceitems": (params) => ({
      list: world
        .all("invoiceItems")
        .filter(
          ({ customer, created }) =>
            matches(text(params, "customer"), customer) && created >= (integer(nested(params, "created"), "gte") ?? 0),
        ),
    }),
    "GET /v1/invoices/:id": get("invoices", "invoice"),
    "GET /v1/invoices": (params) => {
      const [status, subscription] = [text(params, "status"), text(params, "subscription")];
      return {
        list: ofCustomer("invoices", params).filter(
          (each) =>
            matches(status, each.status) && matches(subscription, each.parent?.subscription_details.subscription),
        ),
      };
    },
    "POST /v1/invoices/:id/pay": (_params, id) => {
      const invoice = found("invoices", "invoice", id);
      if (invoice.status !== "open") throw invalid("Invoice is already paid");
      const subscription = world.find("subscriptions", invoice.parent?.subscription_details.subscription ?? "");
      if (subscription !== undefined) subscriptions.collect(subscription, invoice);
      return { record: invoice };
    },
    "POST /v1/invoices/:id/void": (_params, id) => {
      const invoice = found("invoices", "invoice", id);
      if (invoice.status !== "open") throw invalid("Only open invoices can be voided.");
      subscriptions.voidInvoice(invoice);
      return { record: invoice };
    },
    "GET /v1/invoice_payments": (params) => {
      const [invoice, intent] = [text(params, "invoice"), text(nested(params, "payment"), "payment_intent")];
      const status = text(params, "status");
      return {
        list: world
          .all("invoicePayments")
          .filter(
            (each) =>
              matches(invoice, each.invoice) &&
              matches(intent, each.payment.payment_intent) &&
              matches(status, each.status),
          ),
      };
    },

    "GET /v1/account": () => ({
      record: { id: "acct_rehearsal", object: "account", default_currency: accountCurrency },
    }),
    "GET /v1/payment_intents/:id": get("intents", "payment_intent"),
    "GET /v1/charges/:id": get("charges", "charge"),
    "GET /v1/charges": (params) => ({
      list: ofCustomer("charges", params).filter((each) =>
        matches(text(params, "payment_intent"), each.payment_intent),
      ),
    }),
    "POST /v1/refunds": (params) => {
      const intent = text(params, "payment_intent");
      const id =
        text(params, "charge") ?? (intent === undefined ? "" : (world.find("intents", intent)?.latest_charge ?? ""));
      const charge = found("charges", "charge", id);
      const given = { metadata: metadata(params), reason: text(params, "reason") ?? null };
      const refund = payments.refund(charge, integer(params, "amount"), given);
      if (refund === undefined) throw invalid(`Charge ${id} has already been refunded.`);
      return { record: refund };
    },
    "GET /v1/refunds": (params) => ({
      list: world
        .all("refunds")
        .filter(
          (each) =>
            matches(text(params, "charge"), each.charge) &&
            matches(text(params, "payment_intent"), each.payment_intent),
        ),
    }),
    "GET /v1/disputes/:id": get("disputes", "dispute"),
    "GET /v1/disputes": (params) => {
      const [charge, intent] = [text(params, "charge"), text(params, "payment_intent")];
      return {
        list: world
          .all("disputes")
          .filter((each) => matches(charge, each.charge) && matches(intent, each.payment_intent)),
      };
    },

    ...taxCalls({ world, emit, payments, invoiceOf: (id) => found("invoices", "invoice", id) }),
    "GET /v1/credit_notes/:id": get("creditNotes", "credit_note"),

    ...portalCalls({ world, pagesUrl, settings: portal, customerNamed }),

    ...webhookCalls(world, webhookUrl),

    "GET /v1/events/:id": (_params, id) => {
      const event = world.events.find((each) => each.id === id);
      if (event === undefined) throw missing("event", id);
      return { record: event };
    },
    "GET /v1/events": (params) => ({
      list: world.events.toReversed().filter(({ type }) => matches(text(params, "type"), type)),
    }),
  };
}
